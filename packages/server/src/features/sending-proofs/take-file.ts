import type { PayslipReading } from '@fairlead/core/payslip/assess-payslip';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { auditApplication, type AuditActor } from '../../resources/loan-application/audit-application.ts';
import type { ApplicationRow } from '../../resources/loan-application/loan-application-store.ts';
import type { KeptFile } from '../../resources/requirement/attachment-files.ts';
import { insertAttachment } from '../../resources/requirement/attachment-store.ts';
import { givenFiles } from '../../resources/requirement/present-requirement.ts';
import { provideRequirement } from '../../resources/requirement/provide-requirement.ts';
import type { RequirementRow } from '../../resources/requirement/requirement-store.ts';
import type { Taking } from './asked-proof.ts';

interface NewFile {
  readonly kept: KeptFile;
  readonly filename: string;
  /** What was read from it, where it is a payslip. */
  readonly payslip?: PayslipReading | null;
  readonly phoneLinkId?: string;
  /** What the audit trail has of where it came from. */
  readonly from?: Readonly<Record<string, string>>;
}

type Makers = AuditActor & Pick<RequestContext, 'cipher' | 'clock'>;

/** Stores a file of a proof whose application is held, and says that it was given. */
export async function storeFile(
  tx: Db,
  makers: Makers,
  { application, requirement, sent }: Taking,
  { kept, filename, payslip = null, phoneLinkId, from = {} }: NewFile,
): Promise<ApplicationRow> {
  const { cipher, clock } = makers;
  const now = await clock.now(tx);
  const row = { ...kept, filename, now, payslip, phoneLinkId: phoneLinkId ?? null };
  await insertAttachment(tx, cipher, requirement, row);
  const { kind } = requirement;
  const { contentType, pages } = kept;
  await auditApplication(tx, makers, application, 'proof-sent', { kind, contentType, pages, ...from });
  if (payslip) await auditApplication(tx, makers, application, 'payslip-read', { file: kept.id });
  return isProvidedBySending(requirement)
    ? provideRequirement(tx, { ...makers, now }, application, kind, givenFiles(sent + 1))
    : application;
}

/** A proof of income waits until the borrower confirms that it is all there. */
function isProvidedBySending({ kind, state }: RequirementRow): boolean {
  return kind !== 'income' || state === 'Provided';
}

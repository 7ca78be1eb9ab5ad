import { brandNamed } from '@fairlead/brands/brands';
import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { accept, refuse } from '@fairlead/core/outcome';
import type { StaffContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { presentBankIncomeForReview } from '../../resources/data-pull/present-bank-income.ts';
import { addressLines, openApplicant } from '../../resources/loan-application/applicant.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { presentCarForReview } from '../../resources/loan-application/present-hire-purchase.ts';
import {
  findApplication,
  lockApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import {
  filenameOf,
  findStoredFile,
  listCounting,
  type AttachmentRow,
} from '../../resources/requirement/attachment-store.ts';
import { openFile } from '../../resources/requirement/attachment-files.ts';
import { presentPayslip } from '../../resources/requirement/present-payslip.ts';
import { decideProof as decide } from '../../resources/requirement/decide-proof.ts';
import { findBankData } from '../../resources/requirement/bank-data.ts';
import {
  findRequirementById,
  findWaitingProof,
  listWaitingProofs as listWaiting,
  type ProofRow,
} from '../../resources/requirement/requirement-store.ts';

const factsOf = ({ id, kind, brand_id, updated_at }: ProofRow) => ({
  id,
  kind,
  brandName: brandNamed(brand_id).dictionary.brandName,
  sentAt: updated_at,
});

export async function listWaitingProofs({ db }: StaffContext) {
  const rows = await listWaiting(db);
  return accept(rows.map((row) => ({ '@type': 'waiting-proof' as const, ...factsOf(row) })));
}

/** What bank data shows, where it counts for the application. */
async function bankIncomeOf(tx: Db, { cipher }: Pick<StaffContext, 'cipher'>, requirement: ProofRow) {
  const pull = await findBankData(tx, requirement);
  return pull && presentBankIncomeForReview(cipher, pull);
}

/** A proof that waits, with its application; `isHeld` for one that is decided. */
async function waitingProof(tx: Db, id: string, isHeld: boolean) {
  const named = (await findWaitingProof(tx, id)) ?? (await findRequirementById(tx, id));
  if (!named) return refuse('notFound');
  const owner = { userId: named.user_id, brandId: named.brand_id };
  const application = await (isHeld ? lockApplication : findApplication)(tx, owner, named.application_id);
  const requirement = await findWaitingProof(tx, id);
  if (!application || !requirement) return refuse('proofNotWaiting');
  return accept({ application, requirement });
}

function readingOf(context: StaffContext, application: ApplicationRow, row: AttachmentRow) {
  const payslip = presentPayslip(context, application, row);
  return payslip && { payslip };
}

/** A proof with what it has to show, and a row of who read it. */
export function readProofForReview(context: StaffContext, id: string) {
  return context.transaction(async (tx) => {
    const found = await waitingProof(tx, id, false);
    if (!found.ok) return found;
    const { application, requirement } = found.value;
    await auditApplication(tx, context, application, 'proof-read-by-staff', { kind: requirement.kind });
    const { firstName, lastName, dateOfBirth, addresses } = openApplicant(context.cipher, application);
    const [present] = addresses;
    const files = await listCounting(tx, requirement);
    return accept({
      '@type': 'proof-for-review' as const,
      ...factsOf(requirement),
      applicant: {
        name: `${firstName} ${lastName}`,
        dateOfBirth,
        address: present ? addressLines(present).join(', ') : '',
        netMonthlyIncome: application.net_monthly_income_pence,
      },
      car: presentCarForReview(context, application),
      files: files.map((row) => ({
        id: row.id,
        filename: filenameOf(context.cipher, row),
        contentType: row.content_type,
        pages: row.pages,
        ...readingOf(context, application, row),
      })),
      bankIncome: (await bankIncomeOf(tx, context, requirement)) ?? null,
    });
  });
}

/** One of its files, and a row of who read it. */
export async function readProofFile(context: StaffContext, id: string, fileId: string) {
  const read = await context.transaction(async (tx) => {
    const found = await waitingProof(tx, id, false);
    if (!found.ok) return found;
    const { application, requirement } = found.value;
    const file = (await listCounting(tx, requirement)).find((row) => row.id === fileId);
    if (!file) return refuse('notFound');
    await auditApplication(tx, context, application, 'proof-file-read-by-staff', { file: file.id });
    return accept({ contentType: file.content_type, stored: await findStoredFile(tx, file) });
  });
  if (!read.ok) return read;
  const { contentType, stored } = read.value;
  const content = Buffer.from(await openFile(context, stored)).toString('base64');
  return accept({ '@type': 'proof-file' as const, contentType, content });
}

/** A member of staff accepts or refuses what they looked at. */
export async function decideProof(
  context: StaffContext,
  id: string,
  { files, dataPullId, ...verdict }: BodyOf<Endpoints['decideProof']>,
) {
  const outcome = await context.transaction(async (tx) => {
    const found = await waitingProof(tx, id, true);
    if (!found.ok) return found;
    const counting = await listCounting(tx, found.value.requirement);
    const areSame = counting.length === files.length && counting.every((row) => files.includes(row.id));
    const pull = await findBankData(tx, found.value.requirement);
    if (!areSame || pull?.id !== dataPullId) return refuse('otherFilesSent');
    const showsIncome = verdict.outcome === 'accept' && verdict.netMonthlyIncome !== undefined;
    if (showsIncome && found.value.requirement.kind !== 'income') return refuse('incomeNotShown');
    await decide(tx, context, found.value, verdict);
    const state = verdict.outcome === 'accept' ? ('Met' as const) : ('Refused' as const);
    return accept({ '@type': 'reviewed-proof' as const, id, state });
  });
  context.wakeWorker();
  return outcome;
}

import type { ProofKind } from '@fairlead/core/requirement/proof';
import { PROOF_REFUSALS } from '@fairlead/core/requirement/proof';
import type { ProofVerdict } from '@fairlead/providers/proof-review/port';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { auditApplication, type AuditActor } from '../loan-application/audit-application.ts';
import type { ApplicationRow } from '../loan-application/loan-application-store.ts';
import { isTakingRequirements } from '../loan-application/offer.ts';
import { writeToBorrower, type BorrowerLetter } from '../outbox/write-to-borrower.ts';
import { listCounting, refuseAttachments } from './attachment-store.ts';
import { givenFiles } from './present-requirement.ts';
import { moveOn } from './provide-requirement.ts';
import type { ProofRow } from './requirement-store.ts';
import { stepRequirement } from './step-requirement.ts';

type Decider = AuditActor & Pick<AppServices, 'cipher' | 'config' | 'newId' | 'wallNow'>;

/** A proof that waits, with its application, whose row the caller holds. */
export interface HeldProof {
  readonly application: ApplicationRow;
  readonly requirement: ProofRow;
}

const NAMES: Readonly<Record<ProofKind, string>> = {
  identity: 'proof of identity',
  address: 'proof of address',
  income: 'proof of income',
};

const TEMPLATES = { accept: 'proof-accepted', refuse: 'proof-refused' } as const;

/** The letter names no refused detail of the person: it may be read by others. */
function letterOf({ application, requirement }: HeldProof, verdict: ProofVerdict): BorrowerLetter {
  const path = applicationPath(application);
  const name = NAMES[requirement.kind];
  if (verdict.outcome === 'accept')
    return {
      subject: `We’ve accepted your ${name}`,
      paragraphs: ['Thank you. You can continue your application.'],
      action: { label: 'Continue your application', path },
    };
  return {
    subject: `We need another ${name}`,
    paragraphs: [PROOF_REFUSALS[verdict.refusal]],
    action: { label: 'Send another file', path },
  };
}

/** Accepts or refuses what was sent, and emails the borrower. */
export async function decideProof(
  tx: Db,
  decider: Decider,
  held: HeldProof,
  verdict: ProofVerdict,
): Promise<void> {
  const { application, requirement } = held;
  const { now } = decider;
  const { kind } = requirement;
  const files = await listCounting(tx, requirement);
  if (verdict.outcome === 'accept') {
    const given = givenFiles(files.length);
    await stepRequirement(tx, application, kind, 'met', { given, now });
    await auditApplication(tx, decider, application, 'proof-accepted', { kind });
  } else {
    const { refusal } = verdict;
    await refuseAttachments(tx, requirement, now);
    await stepRequirement(tx, application, kind, 'refused', { given: null, now, refusal });
    await auditApplication(tx, decider, application, 'proof-refused', { kind, refusal });
  }
  const after = isTakingRequirements(application) ? await moveOn(tx, decider, application) : application;
  const owner = { userId: application.user_id, brandId: application.brand_id };
  const letter = letterOf({ application: after, requirement }, verdict);
  await writeToBorrower(decider, tx, owner, TEMPLATES[verdict.outcome], letter);
}

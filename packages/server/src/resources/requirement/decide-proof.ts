import type { Pence } from '@fairlead/core/money/pence';
import type { ProofKind } from '@fairlead/core/requirement/proof';
import { FROM_BANK, PROOF_REFUSALS } from '@fairlead/core/requirement/proof';
import type { ProofVerdict } from '@fairlead/providers/reviewer/port';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { auditApplication } from '../loan-application/audit-application.ts';
import { notifyReview } from '../loan-application/decision-letter.ts';
import type { ApplicationRow } from '../loan-application/loan-application-store.ts';
import { isTakingRequirements } from '../loan-application/offer.ts';
import type { Decider } from '../loan-application/record-decision.ts';
import { writeToBorrower, type BorrowerLetter } from '../outbox/write-to-borrower.ts';
import { deletePulls, resultIn } from '../data-pull/data-pull-store.ts';
import { listCounting, refuseAttachments } from './attachment-store.ts';
import { decideByIncome } from './decide-by-income.ts';
import { findBankData } from './bank-data.ts';
import { givenFiles } from './present-requirement.ts';
import { moveOn } from './provide-requirement.ts';
import type { ProofRow } from './requirement-store.ts';
import { stepRequirement } from './step-requirement.ts';

type ProofDecider = Decider & Pick<AppServices, 'config' | 'wallNow'>;

/** A proof that waits, with its application, whose row the caller holds. */
export interface HeldProof {
  readonly application: ApplicationRow;
  readonly requirement: ProofRow;
}

const NAMES: Readonly<Record<ProofKind, string>> = {
  identity: 'proof of identity',
  address: 'proof of address',
  income: 'proof of income',
  keeper: 'V5C',
  'settlement-letter': 'settlement letter',
  insurance: 'certificate of insurance',
};

const TEMPLATES = { accept: 'proof-accepted', refuse: 'proof-refused' } as const;

/** The letter names no detail of the person and no amount, because others may read it. */
function letterOf({ application, requirement }: HeldProof, verdict: ProofVerdict): BorrowerLetter {
  const path = applicationPath(application);
  const name = NAMES[requirement.kind];
  const isLess = application.most_we_can_offer_pence !== null;
  if (requirement.kind === 'income' && verdict.outcome === 'accept' && isLess)
    return {
      subject: 'We can offer you a smaller loan',
      paragraphs: [
        'Thank you for your proof of income. It shows less than you entered, so the loan you asked for would leave you too little to live on.',
        'We can offer you a smaller loan instead. Have a look at it before you decide.',
      ],
      action: { label: 'See the smaller loan', path },
    };
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
  decider: ProofDecider,
  held: HeldProof,
  verdict: ProofVerdict,
): Promise<void> {
  const { application, requirement } = held;
  const decided =
    verdict.outcome === 'accept'
      ? await acceptProof(tx, decider, held, verdict)
      : await refuseProof(tx, decider, held, verdict);
  const after = isTakingRequirements(decided) ? await moveOn(tx, decider, decided) : decided;
  if (after.state === 'Declined') return notifyReview(tx, decider, after);
  const owner = { userId: application.user_id, brandId: application.brand_id };
  const letter = letterOf({ application: after, requirement }, verdict);
  await writeToBorrower(decider, tx, owner, TEMPLATES[verdict.outcome], letter);
}

async function acceptProof(
  tx: Db,
  decider: ProofDecider,
  { application, requirement }: HeldProof,
  { netMonthlyIncome }: Extract<ProofVerdict, { outcome: 'accept' }>,
): Promise<ApplicationRow> {
  const { kind } = requirement;
  const files = (await listCounting(tx, requirement)).length;
  const given = files === 0 ? FROM_BANK : givenFiles(files);
  await stepRequirement(tx, application, kind, 'met', { given, now: decider.now });
  await auditApplication(tx, decider, application, 'proof-accepted', { kind });
  const shown = netMonthlyIncome ?? (files === 0 ? await bankIncomeOf(tx, decider, requirement) : undefined);
  if (kind !== 'income' || shown === undefined) return application;
  return decideByIncome(tx, decider, application, shown);
}

/** The income that the bank data shows, where that is all that was given. */
async function bankIncomeOf(tx: Db, { cipher }: Decider, requirement: ProofRow): Promise<Pence | undefined> {
  const pull = await findBankData(tx, requirement);
  return (pull && resultIn(cipher, pull)?.income.netMonthlyIncome) ?? undefined;
}

async function refuseProof(
  tx: Db,
  decider: ProofDecider,
  { application, requirement }: HeldProof,
  { refusal }: Extract<ProofVerdict, { outcome: 'refuse' }>,
): Promise<ApplicationRow> {
  const { now } = decider;
  const { kind } = requirement;
  await refuseAttachments(tx, requirement, now);
  if (kind === 'income') await deletePulls(tx, application);
  await stepRequirement(tx, application, kind, 'refused', { given: null, now, refusal });
  await auditApplication(tx, decider, application, 'proof-refused', { kind, refusal });
  return application;
}

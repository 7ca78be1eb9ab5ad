import type { BankIncome } from '@fairlead/core/income/bank-income';
import { FROM_BANK, isProofAsked } from '@fairlead/core/requirement/proof';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { findAssociated, resultIn } from '../data-pull/data-pull-store.ts';
import { auditApplication } from '../loan-application/audit-application.ts';
import { notifyReview } from '../loan-application/decision-letter.ts';
import type { ApplicationRow } from '../loan-application/loan-application-store.ts';
import { isTakingRequirements } from '../loan-application/offer.ts';
import { decideByIncome } from './decide-by-income.ts';
import { moveOn, moveRequirement } from './provide-requirement.ts';
import type { OfApplication, RequirementRow } from './requirement-store.ts';
import { stepRequirement } from './step-requirement.ts';

/** What the borrower may agree to: an income that was found, while the proof is asked for. */
export async function bankIncomeToAgree(
  db: Db,
  { cipher }: Pick<RequestContext, 'cipher'>,
  application: OfApplication,
  { state }: Pick<RequirementRow, 'state'>,
): Promise<BankIncome | undefined> {
  if (!isProofAsked(state)) return undefined;
  const pull = await findAssociated(db, application);
  const income = pull && resultIn(cipher, pull)?.income;
  return income && income.netMonthlyIncome !== null ? income : undefined;
}

/** Whether what was given is the bank data itself, and not files. */
export const restsOnBank = ({ state, given }: Pick<RequirementRow, 'state' | 'given'>): boolean =>
  given === FROM_BANK && (state === 'Met' || state === 'In review');

/**
 * The borrower agrees to what their bank data shows. Without a doubt that meets the requirement, and a lower income than
 * the one entered is decided on again; with one it waits for staff.
 */
export async function agreeToBankIncome(
  tx: Db,
  context: RequestContext,
  application: ApplicationRow,
  { doubts, netMonthlyIncome }: BankIncome,
): Promise<ApplicationRow> {
  if (doubts.length > 0 || netMonthlyIncome === null) {
    const move = { kind: 'income', event: 'reviewStarted', given: FROM_BANK } as const;
    return moveRequirement(tx, context, application, move);
  }
  await stepRequirement(tx, application, 'income', 'met', { given: FROM_BANK, now: context.now });
  await auditApplication(tx, context, application, 'bank-income-agreed');
  const decided = await decideByIncome(tx, context, application, netMonthlyIncome);
  if (isTakingRequirements(decided)) return moveOn(tx, context, decided);
  await notifyReview(tx, context, decided);
  return decided;
}

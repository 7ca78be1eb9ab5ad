import { hasRunOut } from '@fairlead/core/vehicle/motor-answers';
import { decideByAccountCheck } from '@fairlead/core/bank-account/check-before-payout';
import { canTakePart } from '@fairlead/core/lender-action/lender-actions';
import type { PayoutHoldReason } from '@fairlead/core/loan/payout-reasons';
import { project } from '@fairlead/core/loan/read/project';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import type { AppServices } from '../context.ts';
import { transaction, type Db } from '../database/database.ts';
import { recordAudit } from '../resources/audit/audit-store.ts';
import type { BankAccount } from '../resources/bank-account/bank-account-store.ts';
import { writeLoanLetters } from '../resources/loan/loan-letters.ts';
import { findApplication } from '../resources/loan-application/loan-application-store.ts';
import { openApplicant } from '../resources/loan-application/applicant.ts';
import { listEvents } from '../resources/loan/loan-event-store.ts';
import { lockLoan, readLoan, type LoanRow } from '../resources/loan/loan-store.ts';
import { recordEvents } from '../resources/loan/record-events.ts';
import { findSignedSet } from '../resources/loan/signed-set-store.ts';
import { decidePayouts, payeeOf, type PayoutRow } from '../resources/payout/payout-store.ts';

const RETRY_MINUTES = 10;

/**
 * Looks at the account again, right before the money is sent: it has to be the one in the documents that were signed,
 * its bank has to confirm the name again, and that name has to be the applicant's. Anything else holds the payout, and
 * the borrower is asked for another account. Once an account is noted as checked, the payout is sent however often a killed sweep is repeated.
 * @returns whether the payout is to be sent now.
 */
export async function checkPayout(
  services: AppServices,
  payout: PayoutRow,
  account: BankAccount,
): Promise<boolean> {
  if (payout.checked_at !== null) return true;
  const loan = await readLoan(services.db, keyOf(payout));
  const problem =
    (await checkLoanRuns(services, loan)) ??
    (await checkSettlementFigure(services, loan, payout)) ??
    (await checkAsSigned(services, loan, payout, account));
  if (problem !== null) {
    await hold(services, payout, problem);
    return false;
  }
  // The account of a borrower who has their part already is not paid into.
  if (isAgain(payout) && payout.payee === 'old-lender') return noteChecked(services, payout);
  const check = await undefinedIfUnavailable('bank-account-check', () =>
    services.providers.bankAccountCheck.check(account),
  );
  const now = await services.clock.now();
  const waitedMs = Date.parse(now) - Date.parse(payout.created_at);
  const names = { applicant: await applicantOf(services, loan), account: account.accountName };
  const decision = decideByAccountCheck(check, names, waitedMs);
  if (decision.kind === 'hold') await hold(services, payout, decision.reason);
  if (decision.kind === 'later') {
    const check_after = new Date(Date.parse(now) + RETRY_MINUTES * 60_000).toISOString();
    await decidePayouts(services.db, payout, { check_after });
  }
  return decision.kind === 'pay' && noteChecked(services, payout);
}

/** Whether an earlier payout of the same part came back or was refused. */
const isAgain = ({ attempt }: PayoutRow): boolean => attempt > 1;

/** Another sweep may have decided: the next one does what it noted. */
async function noteChecked(services: AppServices, payout: PayoutRow): Promise<boolean> {
  const checkedAt = services.wallNow().toISOString();
  const decided = await decidePayouts(services.db, payout, { checked_at: checkedAt, updated_at: checkedAt });
  return decided.length > 0;
}

/** A part of the price can wait for days, once the other was paid: the loan can have ended meanwhile. */
async function checkLoanRuns({ db, clock }: AppServices, loan: LoanRow): Promise<PayoutHoldReason | null> {
  if (loan.disbursed_on === null) return null;
  const events = await listEvents(db, { userId: loan.user_id, loanId: loan.id });
  return canTakePart(project(loan.agreement, events, await clock.today())) ? null : 'loan-ended';
}

/** Staff have a part paid again to the account that the borrower has given since, which was checked then. */
async function checkAsSigned(
  { db }: AppServices,
  loan: LoanRow,
  payout: PayoutRow,
  account: BankAccount,
): Promise<PayoutHoldReason | null> {
  const signed = isAgain(payout) ? null : (await findSignedSet(db, loan))?.bank_account_id;
  return signed && signed !== account.id ? 'not-as-signed' : null;
}

/**
 * Why the old lender of a hire purchase cannot be paid its figure today: it has run out, or there is no account of the
 * lender. Null where it can be, and for an unsecured loan.
 */
async function checkSettlementFigure(
  { clock, providers }: AppServices,
  { agreement: { hire } }: LoanRow,
  payout: PayoutRow,
): Promise<PayoutHoldReason | null> {
  if (hire === undefined || (isAgain(payout) && payout.payee === 'borrower')) return null;
  const { existingAgreement } = hire;
  const { settlementValidUntil } = existingAgreement;
  const figure = { settlementValidUntil: payout.figure_valid_until ?? settlementValidUntil };
  if (hasRunOut(figure, await clock.today())) return 'settlement-expired';
  const account = await providers.lenderAccounts.find(existingAgreement.lender);
  return account === undefined ? 'lender-unknown' : null;
}

/** The name that the documents were made and signed with. */
async function applicantOf({ db, cipher }: AppServices, loan: LoanRow): Promise<string> {
  const owner = { userId: loan.user_id, brandId: loan.brand_id };
  const application = await findApplication(db, owner, loan.application_id);
  if (!application) throw new Error(`loan ${loan.id} has no application`);
  const { firstName, lastName } = openApplicant(cipher, application);
  return `${firstName} ${lastName}`;
}

const keyOf = (payout: PayoutRow) => ({ userId: payout.user_id, loanId: payout.loan_id });

/** Holds a payout that was not sent, with the reason, and asks the borrower for another account. */
async function hold(services: AppServices, payout: PayoutRow, reason: PayoutHoldReason): Promise<void> {
  await transaction(services.db, async (tx) => {
    const loan = await lockLoan(tx, keyOf(payout));
    const updated_at = services.wallNow().toISOString();
    const payouts = await decidePayouts(tx, payout, { status: 'held', updated_at });
    if (payouts.length > 0) await recordHold(services, tx, { payouts, loan, reason });
  });
}

interface Held {
  readonly payouts: readonly PayoutRow[];
  readonly loan: LoanRow;
  readonly reason: PayoutHoldReason;
}

/** The loan's events of payouts that were held, with one letter and their audit rows. */
export async function recordHold(
  services: AppServices,
  tx: Db,
  { payouts, loan, reason }: Held,
): Promise<void> {
  const [today, recordedAt] = [await services.clock.today(tx), await services.clock.now(tx)];
  const held = payouts.map((payout) => ({
    kind: 'payout-held' as const,
    valueOn: today,
    recordedAt,
    reference: payout.id,
    reason,
    ...payeeOf(payout),
  }));
  const change = await recordEvents(services, tx, loan, held, { asOf: today, actor: 'system' });
  await writeLoanLetters(services, tx, change);
  for (const { id, brand_id: brandId, user_id: userId } of payouts)
    await recordAudit(services, tx, {
      brandId,
      userId,
      actor: 'system',
      action: 'payout-held',
      subjectType: 'payout',
      subjectId: id,
      detail: { reason },
    });
}

import type { Day } from '@fairlead/core/calendar/day';
import { AGREEMENT_NUMBER, type LenderAccount } from '@fairlead/providers/lender-accounts/port';
import { ProviderRejected } from '@fairlead/providers/provider-error';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices } from '../context.ts';
import { transaction, type Db } from '../database/database.ts';
import { findBankAccount, type BankAccount } from '../resources/bank-account/bank-account-store.ts';
import { openHireNumbers } from '../resources/loan/hire-numbers.ts';
import { lockLoan, readLoan } from '../resources/loan/loan-store.ts';
import { writeLoanLetters } from '../resources/loan/loan-letters.ts';
import { recordEvents } from '../resources/loan/record-events.ts';
import { findMandateOf } from '../resources/mandate/mandate-store.ts';
import {
  holdPayouts,
  listPayoutsToSend,
  movePayout,
  payeeOf,
  type PayoutRow,
} from '../resources/payout/payout-store.ts';
import { someAtOnce } from '../some-at-once.ts';
import { attempt } from './attempt.ts';
import { checkPayout, recordHold } from './check-payout.ts';

/**
 * Sends every payout that was promised, once its account has been checked again. The provider knows it by the row's id
 * and sends it once.
 * @returns whether there were any.
 */
export async function sendPayouts(services: AppServices, today: Day): Promise<boolean> {
  const payouts = await listPayoutsToSend(services.db, await services.clock.now());
  await someAtOnce(payouts, (payout) =>
    attempt(services, keyOf(payout), () => send(services, payout, today)),
  );
  return payouts.length > 0;
}

/** Characters of a reference by Faster Payments. */
const LONGEST_REFERENCE = 18;

/** What the old lender finds its payment by: the number alone where its own form of it does not fit. */
function referenceFor({ reference }: LenderAccount, agreementNumber: string): string {
  const whole = reference.replace(AGREEMENT_NUMBER, () => agreementNumber);
  return (whole.length > LONGEST_REFERENCE ? agreementNumber : whole).slice(0, LONGEST_REFERENCE);
}

const keyOf = (payout: PayoutRow) => ({ userId: payout.user_id, loanId: payout.loan_id });

async function send(services: AppServices, payout: PayoutRow, today: Day): Promise<void> {
  const account = await accountOf(services, payout);
  if (!(await checkPayout(services, payout, account))) return;
  try {
    const { payoutId } = await handOver(services, payout, account);
    await transaction(services.db, (tx) => noteSent(services, tx, payout, payoutId, today));
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    // A request before this one can have arrived although its answer was lost.
    const made = await withTimeout('payouts', () => services.providers.payouts.find(payout.id));
    await transaction(services.db, (tx) =>
      made ? noteSent(services, tx, payout, made.payoutId, today) : noteRejected(services, tx, payout),
    );
  }
}

/** The account that the direct debit comes from: the one whose name was matched. */
async function accountOf({ db, cipher }: AppServices, payout: PayoutRow): Promise<BankAccount> {
  const mandate = await findMandateOf(db, keyOf(payout));
  const account = mandate && (await findBankAccount(db, cipher, mandate.user_id, mandate.bank_account_id));
  if (!account) throw new Error(`payout ${payout.id} has no bank account`);
  return account;
}

/** To the old lender of a hire purchase with the number of its agreement, which it settles by that. */
async function handOver({ db, cipher, providers }: AppServices, payout: PayoutRow, account: BankAccount) {
  const loan = await readLoan(db, keyOf(payout));
  const { existingAgreement } = payout.payee === 'old-lender' ? (loan.agreement.hire ?? {}) : {};
  const lender = existingAgreement && (await providers.lenderAccounts.find(existingAgreement.lender));
  const numbers = openHireNumbers(cipher, loan);
  if (existingAgreement && !(lender && numbers))
    throw new Error(`payout ${payout.id} has no account of the old lender`);
  const { accountName, sortCode, accountNumber } = lender ?? account;
  const reference = lender && numbers ? referenceFor(lender, numbers.agreementNumber) : loan.reference;
  const amount = payout.amount_pence;
  const asked = { idempotencyKey: payout.id, amount, sortCode, accountNumber, accountName, reference };
  return withTimeout('payouts', () => providers.payouts.send(asked));
}

async function noteSent(
  services: AppServices,
  tx: Db,
  payout: PayoutRow,
  payoutId: string,
  today: Day,
): Promise<void> {
  const loan = await lockLoan(tx, keyOf(payout));
  const updated_at = services.wallNow().toISOString();
  const changes = { status: 'sent', provider_payout_id: payoutId, updated_at } as const;
  if (!(await movePayout(tx, payout, 'created', changes))) return;
  const recordedAt = await services.clock.now(tx);
  const about = { valueOn: today, recordedAt, reference: payout.id, ...payeeOf(payout) };
  const sent = { ...about, amount: payout.amount_pence };
  const change = await recordEvents(services, tx, loan, [{ kind: 'payout-sent', ...sent }], {
    asOf: today,
    actor: 'system',
  });
  await writeLoanLetters(services, tx, change);
}

/** The provider never sent it: the borrower is asked for another account. */
async function noteRejected(services: AppServices, tx: Db, payout: PayoutRow): Promise<void> {
  const loan = await lockLoan(tx, keyOf(payout));
  const updated_at = services.wallNow().toISOString();
  const payouts = await holdPayouts(tx, payout, updated_at);
  if (payouts.length > 0) await recordHold(services, tx, { payouts, loan, reason: 'rejected' });
}

import type { Day } from '@fairlead/core/calendar/day';
import { remindedOf, upcomingCollections } from '@fairlead/core/collection/upcoming-collection';
import { datesToMoveTo } from '@fairlead/core/loan/read/payment-date-change';
import { project } from '@fairlead/core/loan/read/project';
import type { AppServices } from '../context.ts';
import type { Db } from '../database/database.ts';
import { findBankAccount } from '../resources/bank-account/bank-account-store.ts';
import {
  upcomingPaymentLetter,
  upcomingPaymentText,
  type UpcomingPayment,
} from '../resources/loan/letters/upcoming-payment.ts';
import { listEvents } from '../resources/loan/loan-event-store.ts';
import { listLoansToRemind, lockLoan, updateLoan, type LoanKey } from '../resources/loan/loan-store.ts';
import { findMandateToCollect } from '../resources/mandate/mandate-store.ts';
import { writeAboutLoan } from '../resources/outbox/write-to-borrower.ts';
import { isOpen, listPaymentsOf, presentRecorded } from '../resources/payment/payment-store.ts';
import { changeLoans } from './change-loans.ts';

/** Reminds borrowers of the collections three working days ahead, once each, as the contact ledger lets it. */
export async function remindOfCollections(services: AppServices, today: Day): Promise<void> {
  const loans = await listLoansToRemind(services.db, remindedOf(today));
  await changeLoans(
    services,
    loans.map((key) => ({ key, change: (tx) => remind(services, tx, key, today) })),
  );
}

async function remind(services: AppServices, tx: Db, key: LoanKey, today: Day): Promise<void> {
  const loan = await lockLoan(tx, key);
  const events = await listEvents(tx, key);
  const payments = await listPaymentsOf(tx, key);
  const projection = project(loan.agreement, events, today);
  const owner = { ...key, brandId: loan.brand_id };
  const canMove = datesToMoveTo(loan.agreement, projection, { hasOpenPayment: payments.some(isOpen) }).ok;
  const recorded = payments.map(presentRecorded);
  for (const collection of upcomingCollections(loan.agreement, projection, events, recorded)) {
    const ending = await accountEnding(services, tx, key, collection.collectOn);
    const payment: UpcomingPayment = { ...collection, loanId: loan.id, ending, canMove };
    const message = { letter: upcomingPaymentLetter(payment), text: upcomingPaymentText(payment) };
    await writeAboutLoan(services, tx, owner, 'upcoming-payment', message);
  }
  await updateLoan(tx, key, { reminded_of: loan.next_collection_submit_on });
}

async function accountEnding({ cipher }: AppServices, tx: Db, key: LoanKey, collectOn: Day): Promise<string> {
  const mandate = await findMandateToCollect(tx, key, collectOn);
  const account = mandate && (await findBankAccount(tx, cipher, key.userId, mandate.bank_account_id));
  if (!account) throw new Error(`loan ${key.loanId} has no account to collect from`);
  return account.accountNumber.slice(-4);
}

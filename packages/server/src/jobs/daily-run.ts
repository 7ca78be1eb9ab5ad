import type { Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../context.ts';
import type { Db } from '../database/database.ts';
import { writeLoanLetters } from '../resources/loan/loan-letters.ts';
import { giveArrearsNotice } from '../resources/loan/notices/arrears-notice.ts';
import {
  firstLoanDayAfter,
  listLoansChangingBy,
  lockLoan,
  type LoanKey,
} from '../resources/loan/loan-store.ts';
import { notifyOfLastInstalment } from '../resources/loan/notify-of-last-instalment.ts';
import { recordEvents } from '../resources/loan/record-events.ts';
import { expireApplications } from '../resources/loan-application/expire-applications.ts';
import { followUpDeclined } from '../resources/loan-application/follow-up-declined.ts';
import { cancellationOfUnpaid } from './cancel-unpaid.ts';
import { changeLoans } from './change-loans.ts';
import { endingOfArrangement } from './end-arrangements.ts';
import { ingestProviderEvents } from './provider-events/ingest-provider-events.ts';
import { remindOfCollections } from './remind-of-collections.ts';
import { reviewReferrals } from './review-referrals.ts';
import { sendAnnualStatements } from './send-annual-statements.ts';
import { sweep } from './sweep.ts';

/**
 * What a day brings by itself: loans on which something falls due or is missed, or that could not be paid out in time,
 * payment plans that are broken or over, reminders of collections, annual statements, applications that expire or are reviewed,
 * borrowers who can apply again. Touches only those, each in its own transaction. Running a day again changes nothing.
 */
export async function runDay(services: AppServices, day: Day): Promise<void> {
  const changing = await listLoansChangingBy(services.db, day);
  await changeLoans(
    services,
    changing.map((key) => ({ key, change: (tx) => bringUpTo(services, tx, key, day) })),
  );
  await remindOfCollections(services, day);
  await sendAnnualStatements(services, day);
  await expireApplications(services, day);
  await reviewReferrals(services, day);
  await followUpDeclined(services, day);
}

async function bringUpTo(services: AppServices, tx: Db, key: LoanKey, day: Day): Promise<void> {
  const loan = await lockLoan(tx, key);
  const cancelled = await cancellationOfUnpaid(services, tx, loan, day);
  const ended = [...cancelled, ...(await endingOfArrangement(services, tx, loan, day))];
  const change = await recordEvents(services, tx, loan, ended, { asOf: day, actor: 'system' });
  await writeLoanLetters(services, tx, change);
  await giveArrearsNotice(services, tx, change, await services.clock.now(tx));
  await notifyOfLastInstalment(services, tx, change);
}

/**
 * Today's work, after that of every earlier day that was missed, one at a time. The rows say which days those are,
 * so there is no record of runs that could be wrong.
 */
export async function catchUp(services: AppServices): Promise<void> {
  const today = await services.clock.today();
  let missed = await firstLoanDayAfter(services.db, null);
  while (missed !== null && missed < today) {
    await ingestProviderEvents(services, missed);
    await runDay(services, missed);
    missed = await firstLoanDayAfter(services.db, missed);
  }
  await sweep(services);
  await runDay(services, today);
}

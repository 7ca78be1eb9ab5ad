import type { Day } from '@fairlead/core/calendar/day';
import type { House } from '../context.ts';
import { transaction } from '../database/database.ts';
import { writeLoanLetters } from '../resources/loan/loan-letters.ts';
import { firstLoanDayAfter, listLoansChangingBy, lockLoan } from '../resources/loan/loan-store.ts';
import { reproject } from '../resources/loan/record-events.ts';
import { expireApplications } from '../resources/loan-application/expire-applications.ts';
import { attempt } from './attempt.ts';
import { hearNews } from './provider-events/ingest-provider-events.ts';
import { sweep } from './sweep.ts';

/**
 * What a day brings by itself: loans on which something falls due or is missed, applications that expire. Touches
 * only those, each in its own transaction. Running a day again changes nothing.
 */
export async function runDay(house: House, day: Day): Promise<void> {
  for (const key of await listLoansChangingBy(house.db, day)) {
    await attempt(house, key, () =>
      transaction(house.db, async (tx) => {
        const loan = await lockLoan(tx, key);
        await writeLoanLetters(house, tx, await reproject(house, tx, loan, day));
      }),
    );
  }
  await expireApplications(house, day);
}

/**
 * Today's work, after that of every earlier day that was missed, one at a time. The rows say which days those are,
 * so there is no record of runs that could be wrong.
 */
export async function catchUp(house: House): Promise<void> {
  const today = await house.clock.today();
  let missed = await firstLoanDayAfter(house.db, null);
  while (missed !== null && missed < today) {
    await hearNews(house, missed);
    await runDay(house, missed);
    missed = await firstLoanDayAfter(house.db, missed);
  }
  await sweep(house);
  await runDay(house, today);
}

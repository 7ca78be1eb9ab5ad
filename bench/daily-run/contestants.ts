import { actAs } from '@fairlead/server/database/acting-as';
import type { Db } from '@fairlead/server/database/database';
import { runDay } from '@fairlead/server/jobs/daily-run';
import { sweep } from '@fairlead/server/jobs/sweep';
import type { LoanKey } from '@fairlead/server/resources/loan/loan-store';
import { storeBorrower, storeLoan, YEAR_LOAN } from '@fairlead/testing/loans/stored-loan';
import { servicesOn } from '@fairlead/testing/services-on';

/** Stored, paid out, and their instructions lodged: nothing is due before the first instalment is submitted. */
const PREPARED_AFTER = 18;

/** Days after the signature on which the first instalment is submitted, and on which it is collected. */
const DUE_AFTER = [21, 25] as const;

const AT_A_TIME = 8;

/** Loans that are all due on the same days. @returns one of them. */
export function storeDueLoans(db: Db, count: number): Promise<LoanKey> {
  return actAs('system', async () => {
    const services = servicesOn(db);
    const store = async (): Promise<LoanKey> => storeLoan(services, await storeBorrower(services), YEAR_LOAN);
    const one = await store();
    for (let left = count - 1; left > 0; left -= AT_A_TIME)
      await Promise.all(Array.from({ length: Math.min(left, AT_A_TIME) }, store));
    await sweep(services);
    await services.clock.moveAhead(PREPARED_AFTER);
    await sweep(services);
    return one;
  });
}

/** The whole work of the day of submission and of the day of collection. @returns milliseconds. */
export function collectFirstInstalment(db: Db): Promise<number> {
  return actAs('system', async () => {
    const services = servicesOn(db);
    const startedAt = performance.now();
    for (const after of DUE_AFTER) {
      await services.clock.moveAhead(after);
      await sweep(services);
      await runDay(services, await services.clock.today());
    }
    return performance.now() - startedAt;
  });
}

/** Throws where an instalment was not collected: a run that did nothing would be fast. */
export async function expectCollected(owner: Db, count: number): Promise<void> {
  const { collected } = await owner
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('collected'))
    .where('status', '=', 'collected')
    .executeTakeFirstOrThrow();
  if (collected !== count) throw new Error(`${collected} of ${count} payments were collected.`);
}

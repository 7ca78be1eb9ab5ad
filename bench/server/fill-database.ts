import { addMonths } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import { collected, paidOut, sampleAgreement, SAMPLE_TERMS } from '@fairlead/core/testing/sample-histories';
import { transaction, type Db } from '@fairlead/server/database/database';
import {
  issueToken,
  wholeAccount,
  type IssuedToken,
} from '@fairlead/server/resources/auth-token/issue-token';
import { lockLoan } from '@fairlead/server/resources/loan/loan-store';
import { recordEvents } from '@fairlead/server/resources/loan/record-events';
import { sql } from 'kysely';
import { storeBorrower, storeLoan } from '@fairlead/testing/loans/stored-loan';
import { servicesOn } from '@fairlead/testing/services-on';

export interface Borrower {
  readonly userId: string;
  readonly loanId: string;
  readonly token: string;
}

const AT_A_TIME = 8;

/** Longer than any run, so that no token ends during one, and none has to be extended. */
const TOKEN_LIFE_MS = 12 * 3_600_000;

const DIRECT_DEBITS = sql`
  insert into payments (user_id, id, brand_id, loan_id, kind, instalment, attempt, amount_pence, status, due_on,
    collect_on, submit_on, created_on, updated_at)
  select user_id, gen_random_uuid(), brand_id, loan_id, 'direct-debit', (body->>'instalment')::int, 1,
    (body->>'amount')::bigint, 'collected', value_on, value_on, value_on, value_on, recorded_at
  from loan_events where kind = 'payment-received'`;

/** Adds the payments that the events came from, and leaves nothing for the background work of a server to do. */
async function settle(db: Db): Promise<void> {
  const idle_expires_at = new Date(Date.now() + TOKEN_LIFE_MS).toISOString();
  await DIRECT_DEBITS.execute(db);
  await db.updateTable('auth_tokens').set({ idle_expires_at }).execute();
  await db.updateTable('payouts').set({ status: 'settled' }).execute();
  await db.updateTable('mandates').set({ status: 'active' }).execute();
  await db.updateTable('loans').set({ next_change_on: null, next_collection_submit_on: null }).execute();
  await sql`vacuum analyze`.execute(db);
}

/** Borrowers with a loan that was signed a year ago and has been paid since, each signed in. */
export async function fillDatabase(db: Db, count: number): Promise<Borrower[]> {
  const services = servicesOn(db, new Date().toISOString());
  const today = londonDay(Date.now());
  const agreement = sampleAgreement({ ...SAMPLE_TERMS, signedOn: addMonths(today, -12) });
  const paid = agreement.instalments.filter(({ collectOn }) => collectOn < today);
  const events = [...paidOut(agreement), ...paid.flatMap(collected)];

  const storeOne = async (): Promise<Borrower> => {
    const userId = await storeBorrower(services);
    const { loanId } = await storeLoan(services, userId, agreement);
    const issued = await transaction(db, async (tx): Promise<IssuedToken> => {
      const loan = await lockLoan(tx, { userId, loanId });
      await recordEvents(services, tx, loan, events, { asOf: today, actor: 'system' });
      return issueToken(services, tx, wholeAccount({ userId, brandId: 'lendable' }), 'bearer');
    });
    return { userId, loanId, token: issued.token };
  };

  const borrowers: Borrower[] = [];
  const untilFull = async (): Promise<void> => {
    for (let left = count / AT_A_TIME; left > 0; left -= 1) borrowers.push(await storeOne());
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, untilFull));
  await settle(db);
  return borrowers;
}

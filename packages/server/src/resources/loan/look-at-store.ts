import type { BrandId } from '@fairlead/brands/brand';
import type { LOOK_AT_REASONS } from '@fairlead/contract/hardship/lender-action';
import type { Day } from '@fairlead/core/calendar/day';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

const LONGEST_LIST = 100;

interface LoanToLookAt {
  readonly id: string;
  readonly reference: string;
  readonly brand_id: BrandId;
  readonly reason: (typeof LOOK_AT_REASONS)[number];
  readonly since: Day | null;
}

/** Loans of every borrower and brand that need a person, the oldest first: each reason by an index of its own. */
export async function listLoansToLookAt(db: Db): Promise<LoanToLookAt[]> {
  const { rows } = await sql<LoanToLookAt>`
    select loans.id, loans.reference, loans.brand_id, found.reason, found.since
      from (
        select pending.user_id, pending.id as loan_id, 'payout-problem' as reason, problem.since
          from loans as pending
         cross join lateral (
           select max(value_on) as since from loan_events
            where loan_events.user_id = pending.user_id and loan_events.loan_id = pending.id
              and kind in ('payout-held', 'payout-returned')) as problem
         where pending.state = 'Pending' and problem.since is not null
        union all
        select running.user_id, running.id, 'payout-part', problem.since
          from payouts as back
          join loans as running on running.user_id = back.user_id and running.id = back.loan_id
         cross join lateral (
           select max(value_on) as since from loan_events
            where loan_events.user_id = running.user_id and loan_events.loan_id = running.id
              and kind in ('payout-held', 'payout-returned')) as problem
         where back.status in ('returned', 'held') and running.disbursed_on is not null
           and not exists (
             select from payouts as later
              where later.user_id = back.user_id and later.loan_id = back.loan_id
                and later.payee = back.payee and later.attempt > back.attempt)
        union all
        select user_id, loan_id, 'payer-deceased', value_on from loan_events
         where kind = 'mandate-cancelled' and body ->> 'reason' = 'payer-deceased'
        union all
        select user_id, id, 'set-aside', null from loans where set_aside_reason is not null
      ) as found
      join loans on loans.user_id = found.user_id and loans.id = found.loan_id
     where loans.is_active
     order by found.since nulls last, loans.id
     limit ${sql.lit(LONGEST_LIST)}`.execute(db);
  return rows;
}

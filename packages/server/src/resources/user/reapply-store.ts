import { ABOUT_THE_AMOUNT, ENDED_UNPAID, type ReapplyFacts } from '@fairlead/core/application/reapply';
import type { Day } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { json, type Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { preparedRead, type Given } from '../../database/prepared-read.ts';
import type { Database } from '../../database/schema.ts';
import type { Owner } from './user-store.ts';

type Users = ExpressionBuilder<Database, 'users'>;

/** No application has it. */
const NO_APPLICATION = '00000000-0000-0000-0000-000000000000';

const activeLoan = ({ exists, selectFrom }: Users, except: RawBuilder<string>) =>
  exists(
    selectFrom('loans')
      .select('loans.id')
      .whereRef('loans.user_id', '=', 'users.id')
      .where('is_active', '=', true)
      .where('application_id', '<>', except),
  );

const endedUnpaidOn = ({ selectFrom }: Users) =>
  selectFrom('loans')
    .innerJoin('loan_events', (join) =>
      join
        .onRef('loan_events.user_id', '=', 'loans.user_id')
        .onRef('loan_events.loan_id', '=', 'loans.id')
        .on('kind', 'in', ['sold', 'written-off', 'terminated']),
    )
    .select(({ fn }) => fn.max('value_on').as('on'))
    .whereRef('loans.user_id', '=', 'users.id')
    .where('loans.state', 'in', ENDED_UNPAID);

/**
 * Anyone can apply in the name of an account and be declined: that keeps its owner from applying only once they have
 * opened the link to the application.
 */
const isTheBorrowers = ({ or, eb }: ExpressionBuilder<Database, 'loan_applications'>) =>
  or([
    eb('loan_applications.is_from_outside', '=', false),
    eb('loan_applications.unconfirmed_permissions', 'is', null),
  ]);

const declinedAt = ({ selectFrom }: Users, before: RawBuilder<Instant>) =>
  selectFrom('decisions')
    .innerJoin('loan_applications', (join) =>
      join
        .onRef('loan_applications.user_id', '=', 'decisions.user_id')
        .onRef('loan_applications.id', '=', 'decisions.application_id'),
    )
    .select(({ fn }) => fn.max('decided_at').as('at'))
    .whereRef('decisions.user_id', '=', 'users.id')
    .where('decisions.kind', '=', 'decision')
    .where('loan_applications.state', '=', 'Declined')
    // A decline that was looked at again and upheld counts from its first day.
    .where(({ or, eb }) =>
      or([eb('second_look_asked_at', 'is', null), eb('decided_at', '<', sql<Instant>`second_look_asked_at`)]),
    )
    .where(sql<string>`outcome->>'outcome'`, '=', 'Declined')
    .where(sql<boolean>`not (outcome->'reasons' <@ ${json(ABOUT_THE_AMOUNT)}::jsonb)`)
    .where('decided_at', '<', before)
    .where(isTheBorrowers);

const reapplyFacts = preparedRead((db, given: Given<Owner & { before: Instant; except: string }>) =>
  db
    .selectFrom('users')
    .select((users) => [
      activeLoan(users, given('except')).as('hasActiveLoan'),
      endedUnpaidOn(users).as('endedUnpaidOn'),
      declinedAt(users, given('before')).as('declinedAt'),
    ])
    .where('users.id', '=', given('userId'))
    .where('users.brand_id', '=', given('brandId')),
);

const NOTHING: ReapplyFacts = { hasActiveLoan: false, endedUnpaidOn: null, declinedOn: null };

/** What the borrower's record said about borrowing again at an instant, as far as declines go. The loan of `except` is left out. */
export async function findReapplyFacts(
  db: Db,
  { userId, brandId }: Owner,
  before: Instant,
  except: string = NO_APPLICATION,
): Promise<ReapplyFacts> {
  const [found] = await reapplyFacts(db, { userId, brandId, before, except });
  if (!found) return NOTHING;
  const { declinedAt: at } = found;
  const declinedOn: Day | null = at === null ? null : londonDay(Date.parse(at));
  return {
    hasActiveLoan: found.hasActiveLoan === true,
    endedUnpaidOn: found.endedUnpaidOn,
    declinedOn,
  };
}

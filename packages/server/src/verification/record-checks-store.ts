import type { ApplicationState } from '@fairlead/core/application/states';
import type { Db } from '../database/database.ts';
import { listUnbalancedEntries, readTotal } from '../resources/ledger/ledger-store.ts';
import { listTablesInClear } from '../resources/sealed-columns/clear-rows-store.ts';

/** Returns what is wrong across all records; empty if nothing is. */
type RecordCheck = (db: Db) => Promise<readonly string[]>;

const LIMIT = 20;

const entriesBalance: RecordCheck = async (db) =>
  (await listUnbalancedEntries(db, LIMIT)).map(({ id, sum }) => `the entry ${id} sums to ${sum}`);

const ledgerBalances: RecordCheck = async (db) => {
  const total = await readTotal(db);
  return total === 0 ? [] : [`the ledger sums to ${total}`];
};

/** A collection or payout that the provider reported under a key that we do not have. */
const providerEventsMatchRecords: RecordCheck = async (db) => {
  const rows = await db
    .selectFrom('provider_events')
    .select(['provider', 'event_id'])
    .where('applied_at', 'is', null)
    .orderBy('event_id')
    .limit(LIMIT)
    .execute();
  return rows.map(({ provider, event_id }) => `${provider} reported ${event_id}, which has not taken effect`);
};

/** States that an application is stepped to, each with an audit row that says so. */
const STEPPED: readonly ApplicationState[] = [
  'Requirements',
  'Documents',
  'Requested',
  'Unrequested',
  'Expired',
];

const applicationsAreAudited: RecordCheck = async (db) => {
  const rows = await db
    .selectFrom('loan_applications as application')
    .select(['application.id', 'application.state'])
    .where('application.state', 'in', STEPPED)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_rows as audit')
            .select('audit.id')
            .where('audit.subject_type', '=', 'loan-application')
            .where(({ eb, cast, ref }) =>
              eb('audit.subject_id', '=', cast<string>(ref('application.id'), 'text')),
            )
            .where(({ eb, ref }) => eb(ref('audit.detail', '->>').key('to'), '=', ref('application.state'))),
        ),
      ),
    )
    .limit(LIMIT)
    .execute();
  return rows.map(({ id, state }) => `the application ${id} is ${state} without an audit row`);
};

/** A worker encrypts within seconds what an older release wrote. */
const nothingIsInClear: RecordCheck = async (db) =>
  (await listTablesInClear(db)).map((table) => `the table ${table} has rows in clear`);

/** What must be true beyond a single loan, by what it says. */
export const RECORD_CHECKS: Readonly<Record<string, RecordCheck>> = {
  'every entry of the ledger sums to zero': entriesBalance,
  'the ledger sums to zero': ledgerBalances,
  'what providers reported has taken effect': providerEventsMatchRecords,
  'every step of an application has an audit row': applicationsAreAudited,
  'who a borrower is and what they hire is encrypted': nothingIsInClear,
};

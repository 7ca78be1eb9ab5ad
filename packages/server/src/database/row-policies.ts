import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { keysOf } from '@fairlead/core/records';
import { sql } from 'kysely';
import { ACTING_AS } from './acting-as.ts';
import type { Db } from './database.ts';
import { run } from './run-sql.ts';
import type { Database } from './schema.ts';
import { SOUGHT } from './seeking.ts';

/** Who else than the borrower and the system may work with a borrower's rows. */
type Other = 'staff' | 'service';

type BelongsToBorrower<Table extends keyof Database> = 'user_id' extends keyof Database[Table]
  ? Table
  : never;

/** Tables whose rows belong to borrowers. */
export type BorrowersTable =
  | 'users'
  | { [Table in keyof Database]: BelongsToBorrower<Table> }[keyof Database];

const NO_ONE: readonly Other[] = [];
const STAFF: readonly Other[] = ['staff'];
const STAFF_AND_SERVICES: readonly Other[] = ['staff', 'service'];

/**
 * Who reaches rows besides their borrower: staff as the borrower does, services only to read. What either may do to
 * them is in `RIGHTS`.
 */
export const ROW_POLICIES = {
  users: STAFF,
  user_addresses: STAFF,
  // Staff who change a loan write to its borrower by these.
  contact_permissions: STAFF,
  contacts: STAFF,
  contact_pauses: STAFF,
  loan_applications: STAFF_AND_SERVICES,
  decisions: STAFF_AND_SERVICES,
  quotes: STAFF,
  requirements: STAFF,
  attachments: STAFF,
  phone_links: NO_ONE,
  data_pulls: STAFF,
  credit_cards: NO_ONE,
  bank_accounts: NO_ONE,
  financial_statements: NO_ONE,
  document_sets: NO_ONE,
  documents: NO_ONE,
  signatures: NO_ONE,
  loans: STAFF_AND_SERVICES,
  loan_events: STAFF_AND_SERVICES,
  lender_actions: STAFF,
  breathing_spaces: STAFF,
  support_needs: STAFF,
  loan_cases: STAFF,
  ledger_transactions: STAFF,
  ledger_postings: STAFF,
  mandates: NO_ONE,
  payments: STAFF,
  // A part of a price that came back is paid again by staff.
  payouts: STAFF,
  settlement_quotes: NO_ONE,
  bank_payments: NO_ONE,
  calendar_feeds: NO_ONE,
  repayment_links: NO_ONE,
  card_refunds: NO_ONE,
  bank_details_updates: NO_ONE,
  arrangements: NO_ONE,
  auth_tokens: NO_ONE,
  known_browsers: NO_ONE,
  devices: NO_ONE,
  experiment_seeds: NO_ONE,
  step_up_codes: NO_ONE,
  audit_rows: STAFF,
  outbox_messages: STAFF,
} as const satisfies Record<BorrowersTable, readonly Other[]>;

/** By which column a caller without a session finds a row: the digest of what they present. */
export const SOUGHT_BY = {
  users: 'email_index',
  auth_tokens: 'token_hash',
  phone_links: 'token_hash',
  bank_payments: 'resume_code_hash',
  calendar_feeds: 'token_hash',
  repayment_links: 'token_hash',
} as const satisfies { readonly [Table in BorrowersTable]?: keyof Database[Table] };

/** What a call for no borrower adds: a row of the audit trail about no one, and a message that someone else reads. */
const ADDED = {
  audit_rows: () => 'user_id is null',
  outbox_messages: () => `${WHO} = 'anyone'`,
} as const satisfies Partial<Record<BorrowersTable, () => string>>;

/**
 * In a query of its own the setting is read once for a statement, and not again for each row. The owner is compared
 * first, so that a borrower's call never reads it for the second part.
 */
const WHO = `(select current_setting('${ACTING_AS}', true))`;

interface Policy {
  readonly name: string;
  /** What follows the table when it is created. */
  readonly rule: string;
}

/** A digest of what the policy says, so that one that has changed is replaced. */
const nameOf = (kind: string, condition: string): string =>
  `${kind}_as_${createHash('sha256').update(condition).digest('hex').slice(0, 16)}`;

/** PostgreSQL joins the conditions of policies in the order of their names: the borrower's own comes first. */
function policiesOn(table: BorrowersTable): readonly Policy[] {
  const others: readonly Other[] = ROW_POLICIES[table];
  const writers = ['system', ...others.filter((who) => who !== 'service')]
    .map((who) => `'${who}'`)
    .join(', ');
  const owner = table === 'users' ? 'id' : 'user_id';
  const own = `${owner}::text = ${WHO} or ${WHO} in (${writers})`;
  const acting = { name: nameOf('acting', own), rule: `using (${own})` };
  return [
    acting,
    ...(others.includes('service') ? [readPolicy('reading', `${WHO} = 'service'`)] : []),
    ...(table in SOUGHT_BY ? [readPolicy('seeking', soughtIn(table as keyof typeof SOUGHT_BY))] : []),
    ...(table in ADDED ? [addPolicy(ADDED[table as keyof typeof ADDED]())] : []),
  ];
}

const readPolicy = (kind: string, condition: string): Policy => ({
  name: nameOf(kind, condition),
  rule: `for select using (${condition})`,
});

const addPolicy = (condition: string): Policy => ({
  name: nameOf('adding', condition),
  rule: `for insert with check (${condition})`,
});

const soughtIn = (table: keyof typeof SOUGHT_BY): string => `'${SOUGHT}' || ${SOUGHT_BY[table]} = ${WHO}`;

/** Brings the policies to the table above; run by the owner, whom they do not concern. */
export async function setRowPolicies(tx: Db): Promise<void> {
  const { rows } = await sql<{ table: string; policy: string }>`
    select tablename::text as "table", policyname::text as policy from pg_policies where schemaname = 'public'`.execute(
    tx,
  );
  for (const table of keysOf(ROW_POLICIES)) {
    const policies = policiesOn(table);
    const wanted = policies.map(({ name }) => name);
    const earlier = rows.filter((row) => row.table === table).map(({ policy }) => policy);
    if (isDeepStrictEqual(earlier.toSorted(), wanted.toSorted())) continue;
    await run(
      tx,
      ...earlier.map((policy) => `drop policy ${policy} on ${table}`),
      `alter table ${table} enable row level security`,
      ...policies.map(({ name, rule }) => `create policy ${name} on ${table} ${rule}`),
    );
  }
}

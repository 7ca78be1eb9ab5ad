import { sql } from 'kysely';
import type { Db } from './database.ts';
import { setRowPolicies } from './row-policies.ts';
import { run } from './run-sql.ts';
import type { Database } from './schema.ts';

type Right = 'insert' | 'update' | 'delete';

/**
 * What the application's role may do to a table besides reading it. A list of columns is all of the row that it may
 * change: whatever is missing from it stays as inserted.
 */
type Rights = readonly (Right | { readonly update: readonly string[] })[];

const APPEND: Rights = ['insert'];
const ALL: Rights = ['insert', 'update', 'delete'];
const SUPERSEDE: Rights = ['insert', { update: ['superseded_at'] }];
const MOVE = ['status', 'updated_at'] as const;

export const RIGHTS = {
  users: [
    'insert',
    {
      update: [
        'email_index',
        'email_encrypted',
        'name_encrypted',
        'first_name',
        'last_name',
        'date_of_birth_encrypted',
        'mobile_number_encrypted',
        'roles',
        'person_id',
        'email_proven_at',
        'mobile_proven_at',
        'number_proven_at',
        'texts_stopped_at',
      ],
    },
  ],
  user_addresses: [
    'insert',
    'delete',
    {
      update: [
        'address_encrypted',
        'house_number',
        'flat_number',
        'line1',
        'line2',
        'town',
        'county',
        'post_code',
      ],
    },
  ],
  contact_permissions: APPEND,
  contacts: APPEND,
  contact_pauses: APPEND,
  contact_messages: ['insert', 'delete'],
  application_drafts: ALL,
  application_draft_links: ALL,
  stopped_addresses: ['insert', 'delete', { update: ['stopped_at'] }],
  loan_applications: [
    'insert',
    {
      update: [
        'state',
        'amount_pence',
        'term_months',
        'reason',
        'applicant_encrypted',
        'affordability',
        'employment_status',
        'occupation_encrypted',
        'occupation',
        'net_monthly_income_pence',
        'document_codes',
        'decision',
        'band',
        'bureau_searches',
        'most_we_can_offer_pence',
        'expires_on',
        'follow_up',
        'followed_up_at',
        'decline_panel_consented',
        'decline_partner',
        'decline_partner_link_encrypted',
        'second_look_encrypted',
        'second_look_asked_at',
        'second_look_answered_at',
        'hire_purchase_encrypted',
        'commission_shown_pence',
        'commission_shown_at',
        'commission_consented_at',
        'loan_contract_accepted_at',
        'payment_day',
        'referral',
        'is_from_outside',
        'unconfirmed_permissions',
        'updated_at',
      ],
    },
  ],
  decisions: APPEND,
  quotes: SUPERSEDE,
  requirements: ['insert', 'update'],
  attachments: ['insert', { update: ['refused_at', 'contested_at'] }],
  phone_links: ['insert', 'delete', { update: ['state', 'opened_by_key_hash'] }],
  data_pulls: [
    'insert',
    'delete',
    { update: ['started_at', 'ended_at', 'data_encrypted', 'result_encrypted', 'associated_at'] },
  ],
  credit_cards: ['insert', { update: ['is_chosen', 'payoff_pence', 'completed_on', 'removed_at'] }],
  bank_accounts: SUPERSEDE,
  financial_statements: ['insert', 'delete', { update: ['version', 'answers_encrypted', 'changed_at'] }],
  arrangements: [
    'insert',
    { update: ['form_encrypted', 'affordability_encrypted', 'agreed_on', 'changed_at'] },
  ],
  document_sets: ['insert', { update: ['reading_completed_at', 'superseded_at', 'hire_encrypted', 'hire'] }],
  documents: ['insert', { update: ['read_at'] }],
  signatures: APPEND,
  loans: [
    'insert',
    {
      update: [
        'state',
        'is_active',
        'disbursed_on',
        'principal_pence',
        'interest_due_pence',
        'outstanding_pence',
        'credit_balance_pence',
        'total_paid_pence',
        'left_to_pay_pence',
        'paid_instalments',
        'arrears_pence',
        'arrears_since',
        'hire_numbers_encrypted',
        'hire_numbers',
        'next_payment',
        'accounts',
        'is_mandate_active',
        'is_account_needed',
        'next_collection_submit_on',
        'reminded_of',
        'statement_until',
        'projected_on',
        'next_change_on',
        'set_aside_reason',
        'version',
      ],
    },
  ],
  loan_events: APPEND,
  lender_actions: ['insert', { update: ['state', 'decided_by', 'decided_at'] }],
  breathing_spaces: ['insert', { update: ['ends_on', 'frozen_as'] }],
  support_needs: ['insert', 'delete'],
  loan_cases: ['insert', { update: ['outcome', 'answer_encrypted', 'answered_on'] }],
  ledger_transactions: APPEND,
  ledger_postings: APPEND,
  mandates: ['insert', { update: [...MOVE, 'provider_mandate_id', 'may_end', 'account_ending'] }],
  payments: [
    'insert',
    { update: [...MOVE, 'collect_on', 'submit_on', 'provider_reference', 'failure_reason'] },
  ],
  payouts: ['insert', { update: [...MOVE, 'provider_payout_id', 'checked_at', 'check_after'] }],
  bank_details_updates: ['insert', { update: ['mandate_id', 'stopped_at', 'updated_at'] }],
  settlement_quotes: ['insert', { update: ['payment_method', 'settle_on', 'payment_id', 'updated_at'] }],
  calendar_feeds: ['insert', { update: ['revoked_at'] }],
  repayment_links: ['insert', { update: ['revoked_at'] }],
  card_refunds: ['insert', { update: [...MOVE, 'provider_reference', 'failure_reason'] }],
  bank_payments: [
    'insert',
    {
      update: [
        'provider_payment_id',
        'provider_status',
        'url_encrypted',
        'check_after',
        'checked_on',
        'resume_code_hash',
        'resume_token_hash',
        'resume_origin',
        'resume_expires_at',
        'resume_used_at',
      ],
    },
  ],
  provider_events: ['insert', { update: ['applied_at'] }],
  provider_cursors: ['insert', 'update'],
  provider_messages: ['insert', 'delete', { update: ['applied_at'] }],
  auth_tokens: ALL,
  known_browsers: ALL,
  staff_sessions: ALL,
  devices: ALL,
  page_views: ALL,
  browser_seeds: ALL,
  experiment_seeds: ALL,
  step_up_codes: ['insert', 'update'],
  sessions: ['insert', 'delete'],
  idempotency_keys: ['insert', 'delete'],
  audit_rows: APPEND,
  chain_links: APPEND,
  chained_rows: [{ update: ['digest', 'link'] }],
  erased_rows: [],
  outbox_messages: ALL,
  rate_limits: ALL,
  'sandbox.documents': ALL,
  'sandbox.events': ['insert'],
  'sandbox.clock': ['update'],
} as const satisfies Record<keyof Database, Rights>;

/** The date of production cannot be moved: by it `erase_records` finds what is due. */
const RIGHTS_IN_PRODUCTION: Readonly<Record<keyof Database, Rights>> = { ...RIGHTS, 'sandbox.clock': [] };

/** Kysely's own record of the migrations that have run, which every process reads at its start. */
const MIGRATION_RECORDS = ['kysely_migration', 'kysely_migration_lock'] as const;

const SCHEMAS = 'public, sandbox';

const wordsOf = (right: Rights[number]): string =>
  typeof right === 'string' ? right : `update (${right.update.join(', ')})`;

function grantsTo(role: string, isProduction: boolean): readonly string[] {
  const onTables = Object.entries<Rights>(isProduction ? RIGHTS_IN_PRODUCTION : RIGHTS).map(
    ([table, rights]) => `grant ${['select', ...rights.map(wordsOf)].join(', ')} on ${table} to ${role}`,
  );
  return [
    `revoke all on all tables in schema ${SCHEMAS} from ${role}`,
    `grant usage on schema ${SCHEMAS} to ${role}`,
    `grant execute on function erase_records(text, uuid, uuid) to ${role}`,
    `grant select on ${MIGRATION_RECORDS.join(', ')} to ${role}`,
    ...onTables,
  ];
}

/** Any number that nothing else locks: two processes that start cannot change the same rights at once. */
const RIGHTS_LOCK = 8_203_038;

/**
 * Gives the application's role exactly the rights of the table above and the rows of `ROW_POLICIES`. Run by the owner
 * after each migration.
 */
export async function grantRights(tx: Db, role: string, isProduction = false): Promise<void> {
  const { rows } = await sql<{ quoted: string }>`
    select quote_ident(${role}) as quoted from pg_advisory_xact_lock(${RIGHTS_LOCK})`.execute(tx);
  for (const { quoted } of rows) await run(tx, ...grantsTo(quoted, isProduction));
  await setRowPolicies(tx);
}

export async function currentRole(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(db);
  return rows[0]?.role ?? '';
}

/**
 * Whether the role of this connection could switch the rules off, itself or as a role that it can become: it owns a
 * table, passes row-level security, or is a superuser.
 */
export async function bypassesRules(db: Db): Promise<boolean> {
  const { rows } = await sql<{ bypasses: boolean }>`
    select exists (select from pg_roles
                    where (rolsuper or rolbypassrls) and pg_has_role(current_user, oid, 'member'))
        or exists (select from pg_class where relkind = 'r'
                    and relnamespace in ('public'::regnamespace, 'sandbox'::regnamespace)
                    and pg_has_role(current_user, relowner, 'member')) as bypasses`.execute(db);
  return rows[0]?.bypasses ?? true;
}

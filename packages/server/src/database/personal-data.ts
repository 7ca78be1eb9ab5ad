import type { FILE_KINDS } from '@fairlead/core/retention/file-kinds';
import type { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import type { Database } from './schema.ts';

type GoesWith =
  | 'loan'
  | 'application'
  | 'account'
  | { readonly age: keyof typeof RETENTION_PERIODS }
  | { readonly never: string };

/** What happens to what a table stores of a person. */
export interface PersonalData {
  /**
   * When its rows are erased: with the loan, application or account that they name, at their own age, or never,
   * because they are about no one. `erase_records` finds the first three by their column.
   */
  readonly goesWith: GoesWith;
  /** Whether "everything about me" has its rows; if not, why. */
  readonly isExported: true | { readonly not: string };
  /** Encrypted columns of an exported table, with the column that they were encrypted for. */
  readonly opens?: Readonly<Record<string, string>>;
  /** Columns of `opens` that were encrypted as JSON. The others hold text. */
  readonly holdsJson?: readonly string[];
  /** Columns that hold files, with their kind: an export has these in a folder of the kind's name. */
  readonly files?: Readonly<Record<string, keyof typeof FILE_KINDS>>;
  /** Columns of an exported table that would help to imitate the borrower, or say nothing. */
  readonly omits?: readonly string[];
}

const withLoan: PersonalData = { goesWith: 'loan', isExported: true };
const withApplication: PersonalData = { goesWith: 'application', isExported: true };
const withAccount: PersonalData = { goesWith: 'account', isExported: true };

const aboutNoOne = (why: string): PersonalData => ({
  goesWith: { never: why },
  isExported: { not: why },
});

const SANDBOX = aboutNoOne('Of the sandbox, which has no real people.');
const PROOF = aboutNoOne('Keys and digests, by which nothing can be read.');

export const PERSONAL_DATA = {
  users: {
    ...withAccount,
    opens: {
      email_encrypted: 'email',
      name_encrypted: 'name_encrypted',
      date_of_birth_encrypted: 'date_of_birth',
      mobile_number_encrypted: 'mobile_number',
    },
    holdsJson: ['name_encrypted'],
    omits: ['email_index', 'person_id'],
  },
  user_addresses: {
    ...withAccount,
    opens: { address_encrypted: 'address_encrypted' },
    holdsJson: ['address_encrypted'],
  },
  contact_permissions: withAccount,
  contacts: withLoan,
  contact_pauses: withAccount,
  contact_messages: {
    goesWith: { age: 'contactMessages' },
    isExported: true,
    opens: { content_encrypted: 'content' },
    holdsJson: ['content_encrypted'],
    omits: ['email_index', 'content_index'],
  },
  application_drafts: {
    goesWith: { age: 'drafts' },
    isExported: true,
    opens: { email_encrypted: 'email_encrypted', draft_encrypted: 'draft_encrypted' },
    holdsJson: ['draft_encrypted'],
    omits: ['email_index', 'key_hash'],
  },
  application_draft_links: {
    goesWith: { age: 'drafts' },
    isExported: { not: 'Digests of links, by which nothing can be read.' },
  },
  stopped_addresses: { goesWith: { age: 'stoppedAddresses' }, isExported: true, omits: ['email_index'] },
  loan_applications: {
    ...withApplication,
    opens: {
      applicant_encrypted: 'applicant_encrypted',
      occupation_encrypted: 'occupation_encrypted',
      second_look_encrypted: 'second_look_encrypted',
      hire_purchase_encrypted: 'hire_purchase_encrypted',
    },
    holdsJson: ['applicant_encrypted', 'hire_purchase_encrypted'],
    omits: ['decline_partner_link_encrypted'],
  },
  decisions: {
    ...withApplication,
    opens: { inputs_encrypted: 'inputs_encrypted' },
    holdsJson: ['inputs_encrypted'],
  },
  quotes: withApplication,
  requirements: withApplication,
  attachments: {
    ...withApplication,
    opens: { filename_encrypted: 'filename_encrypted', payslip_encrypted: 'payslip_encrypted' },
    holdsJson: ['payslip_encrypted'],
    files: { file_encrypted: 'proofs' },
  },
  phone_links: {
    ...withApplication,
    omits: ['token_hash', 'opened_by_key_hash', 'session_id'],
  },
  // One that was not used goes earlier: `deletePullsBefore`.
  data_pulls: {
    ...withApplication,
    opens: { data_encrypted: 'data_encrypted', result_encrypted: 'result_encrypted' },
    holdsJson: ['data_encrypted', 'result_encrypted'],
    omits: ['state_hash'],
  },
  credit_cards: {
    ...withApplication,
    opens: { card_encrypted: 'card_encrypted' },
    holdsJson: ['card_encrypted'],
  },
  bank_accounts: {
    ...withApplication,
    opens: {
      account_name_encrypted: 'account_name_encrypted',
      sort_code_encrypted: 'sort_code_encrypted',
      account_number_encrypted: 'account_number_encrypted',
    },
  },
  financial_statements: {
    goesWith: { age: 'financialStatements' },
    isExported: true,
    opens: { answers_encrypted: 'answers_encrypted' },
    holdsJson: ['answers_encrypted'],
  },
  document_sets: {
    ...withApplication,
    opens: { hire_encrypted: 'hire_encrypted' },
    holdsJson: ['hire_encrypted'],
  },
  documents: { ...withApplication, files: { html_encrypted: 'documents', pdf_encrypted: 'documents' } },
  signatures: {
    ...withLoan,
    opens: { typed_name_encrypted: 'typed_name_encrypted' },
    omits: ['token_id', 'address_hash'],
  },
  loans: {
    ...withLoan,
    opens: { hire_numbers_encrypted: 'hire_numbers_encrypted' },
    holdsJson: ['hire_numbers_encrypted'],
  },
  loan_events: withLoan,
  arrangements: {
    ...withLoan,
    opens: {
      form_encrypted: 'form_encrypted',
      affordability_encrypted: 'affordability_encrypted',
    },
    holdsJson: ['form_encrypted', 'affordability_encrypted'],
  },
  lender_actions: {
    ...withLoan,
    opens: { asked_encrypted: 'asked_encrypted' },
    holdsJson: ['asked_encrypted'],
  },
  breathing_spaces: {
    ...withAccount,
    opens: { space_encrypted: 'space_encrypted' },
    holdsJson: ['space_encrypted'],
  },
  support_needs: {
    ...withAccount,
    opens: { needs_encrypted: 'needs_encrypted' },
    holdsJson: ['needs_encrypted'],
  },
  loan_cases: {
    ...withLoan,
    opens: { stated_encrypted: 'stated_encrypted', answer_encrypted: 'answer_encrypted' },
    holdsJson: ['stated_encrypted'],
  },
  ledger_transactions: withLoan,
  ledger_postings: withLoan,
  mandates: withLoan,
  payments: withLoan,
  payouts: withLoan,
  settlement_quotes: withLoan,
  calendar_feeds: { ...withLoan, omits: ['token_hash'] },
  repayment_links: { ...withLoan, omits: ['token_hash'] },
  card_refunds: withLoan,
  bank_payments: {
    ...withLoan,
    omits: ['url_encrypted', 'resume_code_hash', 'resume_token_hash'],
  },
  bank_details_updates: withLoan,
  provider_events: {
    goesWith: 'loan',
    isExported: { not: 'The payments and payouts that they report are.' },
  },
  provider_cursors: aboutNoOne('How far the events of a provider have been read.'),
  provider_messages: {
    goesWith: { age: 'providerMessages' },
    isExported: { not: 'The payments that they are about are.' },
  },
  auth_tokens: {
    goesWith: { age: 'signIns' },
    isExported: true,
    omits: ['token_hash', 'family_id', 'successor_encrypted', 'changed_in'],
  },
  known_browsers: { goesWith: { age: 'knownBrowsers' }, isExported: true, omits: ['browser_hash'] },
  devices: { goesWith: { age: 'devices' }, isExported: true, omits: ['network_hash'] },
  page_views: aboutNoOne('Counts of how often a page was opened.'),
  browser_seeds: {
    goesWith: { age: 'experimentSeeds' },
    isExported: {
      not: 'It says of a browser which words a page showed; the browser is in the record of the device.',
    },
  },
  experiment_seeds: { goesWith: { age: 'experimentSeeds' }, isExported: true },
  staff_sessions: {
    goesWith: { age: 'signIns' },
    isExported: { not: 'About staff, not about a borrower.' },
  },
  step_up_codes: { ...withAccount, omits: ['code_hash'] },
  sessions: { goesWith: { age: 'visits' }, isExported: { not: 'A visit names no one.' } },
  idempotency_keys: {
    goesWith: { age: 'answers' },
    isExported: { not: 'Copies of answers, whose facts are exported.' },
  },
  audit_rows: withAccount,
  chain_links: PROOF,
  chained_rows: PROOF,
  erased_rows: PROOF,
  outbox_messages: {
    ...withAccount,
    opens: { payload_encrypted: 'payload_encrypted' },
    holdsJson: ['payload_encrypted'],
  },
  rate_limits: { goesWith: { age: 'requestCounts' }, isExported: { not: 'A count names no one.' } },
  'sandbox.documents': SANDBOX,
  'sandbox.events': SANDBOX,
  'sandbox.clock': SANDBOX,
} as const satisfies Record<keyof Database, PersonalData>;

export type PersonalTable = keyof typeof PERSONAL_DATA;

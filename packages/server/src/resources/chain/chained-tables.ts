/** A table whose rows never change, in whole or in part. */
export interface ChainedTable {
  /** What a row is called where it is found to be changed. */
  readonly means: string;
  /** The primary key and its types, as the migration notes it. */
  readonly key: Readonly<Record<string, string>>;
  /**
   * The columns that never change, apart from the key. A new one that may be null can be added at any time: a null is
   * left out of the digest.
   */
  readonly columns: readonly string[];
}

const OWNED = { user_id: 'uuid', id: 'uuid' } as const;

/** Every table of the chain. Documents are linked by their hashes, which `npm run verify` compares with the bytes. */
export const CHAINED_TABLES = {
  audit_rows: {
    means: 'audit row',
    key: { id: 'uuid' },
    columns: [
      'brand_id',
      'user_id',
      'actor',
      'strength',
      'request_id',
      'action',
      'subject_type',
      'subject_id',
      'detail',
      'at',
    ],
  },
  contact_permissions: {
    means: 'contact permission',
    key: OWNED,
    columns: ['brand_id', 'permission', 'allowed', 'wording_version', 'channel', 'changed_at'],
  },
  decisions: {
    means: 'decision',
    key: OWNED,
    columns: [
      'brand_id',
      'application_id',
      'kind',
      'inputs_encrypted',
      'outcome',
      'rule_version',
      'decided_at',
    ],
  },
  quotes: {
    means: 'quote',
    key: OWNED,
    columns: [
      'brand_id',
      'application_id',
      'price',
      'amount_pence',
      'term_months',
      'percent',
      'expires_on',
      'created_at',
    ],
  },
  bank_accounts: {
    means: 'bank account',
    key: OWNED,
    columns: [
      'brand_id',
      'application_id',
      'account_name_encrypted',
      'sort_code_encrypted',
      'account_number_encrypted',
      'check_outcome',
      'created_at',
    ],
  },
  document_sets: {
    means: 'document set',
    key: OWNED,
    columns: [
      'brand_id',
      'application_id',
      'drawdown_on',
      'dated_price',
      'template_version',
      'created_at',
      'bank_account_id',
    ],
  },
  documents: {
    means: 'document',
    key: OWNED,
    columns: [
      'brand_id',
      'set_id',
      'application_id',
      'slug',
      'html_sha256',
      'pdf_sha256',
      'template_version',
      'created_at',
    ],
  },
  signatures: {
    means: 'signature',
    key: OWNED,
    columns: [
      'brand_id',
      'application_id',
      'set_id',
      'signed_at',
      'strength',
      'document_hashes',
      'token_id',
      'address_hash',
      'typed_name_encrypted',
      'loan_id',
    ],
  },
  loans: {
    means: 'agreement of the loan',
    key: OWNED,
    columns: ['brand_id', 'application_id', 'reference', 'agreement', 'signed_on', 'created_at'],
  },
  loan_events: {
    means: 'event of a loan',
    key: { user_id: 'uuid', loan_id: 'uuid', sequence: 'integer' },
    columns: ['brand_id', 'kind', 'value_on', 'recorded_at', 'reference', 'actor', 'body'],
  },
  ledger_transactions: {
    means: 'ledger transaction',
    key: OWNED,
    columns: ['brand_id', 'loan_id', 'booked_on', 'cause', 'recorded_at'],
  },
  ledger_postings: {
    means: 'ledger posting',
    key: { user_id: 'uuid', transaction_id: 'uuid', account: 'text' },
    columns: ['loan_id', 'amount_pence'],
  },
  mandates: {
    means: 'mandate',
    key: OWNED,
    columns: ['brand_id', 'loan_id', 'bank_account_id', 'reference', 'created_at'],
  },
  payments: {
    means: 'payment',
    key: OWNED,
    columns: ['brand_id', 'loan_id', 'kind', 'instalment', 'attempt', 'amount_pence', 'due_on', 'created_on'],
  },
  payouts: {
    means: 'payout',
    key: OWNED,
    columns: ['brand_id', 'loan_id', 'attempt', 'amount_pence', 'created_at'],
  },
  provider_events: {
    means: 'event of a provider',
    key: { provider: 'text', event_id: 'text' },
    columns: ['body', 'taken_in_at'],
  },
  erased_rows: {
    means: 'note of an erased record',
    key: { table_name: 'text', row_key: 'text' },
    columns: ['erased_at', 'kind', 'root_id', 'erased_on'],
  },
} as const satisfies Record<string, ChainedTable>;

export type ChainedTableName = keyof typeof CHAINED_TABLES;

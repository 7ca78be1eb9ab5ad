import type { Migration } from 'kysely/migration';
import { chainTable } from '../../chain-trigger.ts';
import { run } from '../../run-sql.ts';

const ID = ['user_id', 'id'] as const;

/** The chained tables with their keys, as of this release; 0021 has the same. */
export const CHAINED = {
  audit_rows: ['id'],
  contact_permissions: ID,
  decisions: ID,
  quotes: ID,
  bank_accounts: ID,
  document_sets: ID,
  documents: ID,
  signatures: ID,
  loans: ID,
  loan_events: ['user_id', 'loan_id', 'sequence'],
  ledger_transactions: ID,
  ledger_postings: ['user_id', 'transaction_id', 'account'],
  mandates: ID,
  payments: ID,
  payouts: ID,
  provider_events: ['provider', 'event_id'],
  erased_rows: ['table_name', 'row_key'],
} as const;

/**
 * Rows that must never change are noted as they are written, and the worker links what is noted into a chain. A note
 * gets its digest and link once. Rows that were erased because their time was over are named. What is stored already is linked as it is now.
 */
export const chainOfRecords: Migration = {
  up: (db) =>
    run(
      db,
      `create table chain_links (
        number bigint primary key,
        previous_digest text not null,
        digest text not null,
        key_id text not null,
        linked_at timestamptz not null
      )`,
      `create table chained_rows (
        table_name text not null,
        row_key text not null,
        digest text,
        link bigint references chain_links (number),
        primary key (table_name, row_key),
        check ((digest is null) = (link is null))
      )`,
      'create index chained_rows_link on chained_rows (link)',
      `create table erased_rows (
        table_name text not null,
        row_key text not null,
        erased_at timestamptz not null default now(),
        primary key (table_name, row_key)
      )`,
      ...Object.entries(CHAINED).flatMap(([table, key]) => chainTable(table, key)),
      `create trigger chain_links_append_only before update or delete on chain_links
        for each row execute function refuse_change()`,
      `create trigger chained_rows_linked_once before update on chained_rows
        for each row when (old.link is not null) execute function refuse_change()`,
      `create trigger erased_rows_append_only before update or delete on erased_rows
        for each row execute function refuse_change()`,
      `create trigger chained_rows_append_only before delete on chained_rows
        for each row execute function refuse_change()`,
    ),
};

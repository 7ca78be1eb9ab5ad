import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

const APPEND_ONLY = [
  'contact_permissions',
  'decisions',
  'signatures',
  'loan_events',
  'ledger_transactions',
  'ledger_postings',
  'audit_rows',
] as const;

const refuseChanges = APPEND_ONLY.map(
  (table) =>
    `create trigger ${table}_append_only before update or delete on ${table}
      for each row execute function refuse_change()`,
);

export const whatNeverChanges: Migration = {
  up: (db) =>
    run(
      db,
      `create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_name;
      end $$`,
      ...refuseChanges,
      `create function prove_balance() returns trigger language plpgsql as $$
      declare
        total numeric;
      begin
        select sum(amount_pence) into total from ledger_postings
          where user_id = new.user_id and transaction_id = new.transaction_id;
        if total <> 0 then
          raise exception 'the postings of transaction % sum to % and not to zero', new.transaction_id, total;
        end if;
        return null;
      end $$`,
      `create constraint trigger ledger_postings_balance after insert on ledger_postings
        deferrable initially deferred for each row execute function prove_balance()`,
    ),
};

import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * Processes remember tokens and ask which were changed since (decision 0029). The transaction that changes a token
 * writes its own number into the row: unlike a time, it shows what was not committed yet when a process asked.
 */
export const changedTokens: Migration = {
  up: (db) =>
    run(
      db,
      'alter table auth_tokens add column changed_in xid8',
      `create function note_token_change() returns trigger language plpgsql as $$
      begin
        new.changed_in := pg_current_xact_id();
        return new;
      end $$`,
      `create trigger auth_tokens_note_change before update on auth_tokens
        for each row execute function note_token_change()`,
      'create index auth_tokens_changed on auth_tokens (changed_in) where changed_in is not null',
      'create index auth_tokens_user on auth_tokens (user_id)',
    ),
};

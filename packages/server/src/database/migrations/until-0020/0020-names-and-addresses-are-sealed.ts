import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

const ADDRESS = ['house_number', 'flat_number', 'line1', 'line2', 'town', 'county', 'post_code'];

/** By which the worker finds rows that are still in clear; empty once there are none. */
const clearRows = (table: string, key: string, columns: readonly string[]): string =>
  `create index ${table}_in_clear on ${table} (${key}) where num_nonnulls(${columns.join(', ')}) > 0`;

/**
 * Names, addresses and occupations are encrypted. SQL has no keys, so the worker encrypts the rows that are here and
 * empties their clear columns (resources/sealed-columns); a later migration drops those.
 */
export const namesAndAddressesAreSealed: Migration = {
  up: (db) =>
    run(
      db,
      `alter table users
        add column name_encrypted text,
        alter column first_name drop not null,
        alter column last_name drop not null,
        add constraint users_have_a_name
          check (name_encrypted is not null or num_nulls(first_name, last_name) = 0)`,
      clearRows('users', 'id', ['first_name', 'last_name']),
      `alter table user_addresses
        add column address_encrypted text,
        alter column post_code drop not null,
        add constraint user_addresses_have_an_address
          check (address_encrypted is not null or post_code is not null)`,
      clearRows('user_addresses', 'user_id, id', ADDRESS),
      'alter table loan_applications add column occupation_encrypted text',
      clearRows('loan_applications', 'user_id, id', ['occupation']),
      `alter table staff_sessions
        add column display_name_encrypted text,
        alter column display_name drop not null,
        add constraint staff_sessions_have_a_name
          check (display_name_encrypted is not null or display_name is not null)`,
      clearRows('staff_sessions', 'id', ['display_name']),
    ),
};

import { REQUIREMENT_KINDS } from '@fairlead/core/requirement/requirement-kinds';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from './database.ts';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

/**
 * Unique keys of borrowers' tables that leave out the user, with what a distributed database would need. The list may
 * get shorter; a new key holds `user_id`.
 */
const WITHOUT_USER = {
  audit_rows_pkey:
    'Rows about no user exist, so the key is the id; distribute by (user_id, id) and keep the rest local.',
  auth_tokens_pkey: 'A token is looked up before its user is known.',
  auth_tokens_token_hash_key: 'A token is looked up before its user is known.',
  bank_payments_resume_code_hash_key: 'Another device has nothing but the link that it opened.',
  calendar_feeds_token_hash_key: 'A calendar program has nothing but the token of the feed.',
  loan_applications_id: 'An id in a path names the application before the owner is checked.',
  loan_applications_reference_key:
    'The reference that a loan takes over has to be unique over all borrowers.',
  loans_id: 'An id in a path names the loan before the owner is checked.',
  loans_reference: 'A payment reference has to be unique over all borrowers.',
  payments_id: 'A provider names a payment by its id.',
  payouts_id: 'A provider names a payout by its id.',
  phone_links_token_hash_key: 'A phone has nothing but the token of its link.',
  repayment_links_token_hash_key: 'A payer has nothing but the token of the link.',
  users_brand_id_email_index_key:
    'One account for an email address of a brand; users are distributed by their own id.',
} as const;

interface UniqueKey {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The unique keys of each table that belongs to borrowers: `users` itself and every table with a `user_id`. */
async function uniqueKeysOfBorrowers(): Promise<UniqueKey[]> {
  const { rows } = await sql<UniqueKey>`
    select index.indexrelid::regclass::text as name,
           array(select case when relation.relname = 'users' and attname = 'id' then 'user_id' else attname::text end
                   from pg_attribute
                  where attrelid = index.indrelid and attnum = any(index.indkey)) as columns
      from pg_index index
      join pg_class relation on relation.oid = index.indrelid
     where relation.relnamespace = 'public'::regnamespace
       and index.indisunique
       and (relation.relname = 'users' or exists (
             select 1 from pg_attribute
              where attrelid = index.indrelid and attname = 'user_id' and not attisdropped))
     order by name`.execute(db);
  return rows;
}

describe('a table of borrowers', () => {
  test('has the user in its primary key and in every unique constraint', async () => {
    const without = (await uniqueKeysOfBorrowers()).filter(({ columns }) => !columns.includes('user_id'));
    expect(without.map(({ name }) => name)).toEqual(Object.keys(WITHOUT_USER));
  });
});

test('the database accepts exactly the kinds of requirement that core knows', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'requirements_kind_check'`.execute(
    db,
  );
  const accepted = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, kind]) => kind);
  expect(accepted.toSorted()).toEqual([...REQUIREMENT_KINDS].toSorted());
});

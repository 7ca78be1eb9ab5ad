import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateTo } from '@fairlead/testing/migrate-to';
import { testConfig } from '@fairlead/testing/test-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase, type Db } from '../database/database.ts';
import { cipherFrom } from './services.ts';
import { day } from '@fairlead/core/calendar/day';
import { readBorrower } from '../resources/user/read-borrower.ts';
import { openRoles } from './open-roles.ts';

const OLDER = '0019-messages-are-seen';
const USER = '0190d5a0-0000-7000-8000-000000000001';
const ADDRESS = '0190d5a0-0000-7000-8000-000000000002';

const dataFolder = mkdtempSync(join(tmpdir(), 'fairlead-older-'));
const config = { ...testConfig(), dataFolder };
const cipher = cipherFrom(config.secrets);

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ url: undefined, poolSize: 1, dataFolder }, () => undefined);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** A borrower in the tables of the older release. */
async function storeBorrower(db: Db): Promise<void> {
  const sealed = (column: string, text: string) => cipher.seal({ table: 'users', row: USER, column }, text);
  await sql`
    insert into users (id, brand_id, email_index, email_encrypted, first_name, last_name,
                       date_of_birth_encrypted, mobile_number_encrypted, roles, created_at)
    values (${USER}, 'lendable', 'index', ${sealed('email', 'olive@mail.example')}, 'Olive', 'Older',
            ${sealed('date_of_birth', '1980-02-03')}, ${sealed('mobile_number', '+447700900123')},
            '["BORROWER"]', now())`.execute(db);
  await sql`
    insert into user_addresses (user_id, id, brand_id, position, house_number, line1, town, post_code)
    values (${USER}, ${ADDRESS}, 'lendable', 0, '12', 'Harbour Lane', 'Easterby', 'ID1 1QD')`.execute(db);
}

beforeAll(() =>
  withDatabase(async (db) => {
    await migrateTo(db, OLDER);
    await storeBorrower(db);
  }),
);
afterAll(() => rmSync(dataFolder, { recursive: true }));

const rowsAsText = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ text: string }>`
    select (select json_agg(users) from users)::text ||
           (select json_agg(user_addresses) from user_addresses)::text as text`.execute(db);
  return rows[0]?.text ?? '';
};

const readOlive = (db: Db) =>
  readBorrower(
    db,
    { cipher, today: day('2026-11-20'), now: '2026-11-20T10:00:00.000Z' },
    { userId: USER, brandId: 'lendable' },
    new Set(['addresses']),
  );

test('a database of an older release is encrypted by the first start, and reads the same', async () => {
  for (const _start of ['first', 'second']) {
    const running = await openRoles(config);
    await vi.waitFor(async () => expect((await running.app.request('/readyz')).status).toBe(200));
    await running.stopWork();
    await running.close();
    await withDatabase(async (db) => {
      expect(await rowsAsText(db)).not.toMatch(/Olive|Older|Harbour|Easterby|ID1/);
      expect(await readOlive(db)).toMatchObject({
        firstName: 'Olive',
        lastName: 'Older',
        addresses: [{ houseNumber: '12', flatNumber: null, line1: 'Harbour Lane', postCode: 'ID1 1QD' }],
      });
    });
  }
});

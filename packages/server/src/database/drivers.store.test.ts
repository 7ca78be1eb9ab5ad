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

async function value(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db);
  return rows[0]?.value;
}

describe('what either driver makes of a value, in any time zone', () => {
  test.each([
    ['a date is the day it says', "date '2026-03-29'", '2026-03-29'],
    [
      'an instant is UTC with milliseconds',
      "timestamptz '2026-06-30 23:30:00+01'",
      '2026-06-30T22:30:00.000Z',
    ],
    ['microseconds are cut', "timestamptz '2026-06-30 22:30:00.123456+00'", '2026-06-30T22:30:00.123Z'],
    ['pence are numbers', '750000::bigint', 750_000],
    ['the largest safe integer', '9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
    ['a rate is a number', '29.680000::numeric(9, 6)', 29.68],
    ['a count is a number', '7::integer', 7],
    ['a flag is a boolean', 'true', true],
    ['nothing is null', 'null::date', null],
    ['a json list is a list', `'[1, "two"]'::jsonb`, [1, 'two']],
    ['an id is text', `'01a1f866-0d00-742c-8dbe-984679d2ac53'::uuid`, '01a1f866-0d00-742c-8dbe-984679d2ac53'],
  ])('%s', async (_what, expression, expected) => {
    expect(await value(expression)).toEqual(expected);
  });

  test('bytes come back as they went in', async () => {
    const bytes = Uint8Array.of(0, 1, 92, 120, 255);
    const { rows } = await sql<{ value: Uint8Array }>`select ${bytes}::bytea as value`.execute(db);
    expect([...(rows[0]?.value ?? [])]).toEqual([...bytes]);
  });

  test('a number beyond the safe integers is a fault, never a wrong figure', async () => {
    await expect(value('9007199254740992::bigint')).rejects.toThrow('not a safe integer');
  });
});

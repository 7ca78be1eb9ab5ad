import { applied } from '@fairlead/testing/journeys/applying';
import { shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { addDays, day } from '@fairlead/core/calendar/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyProof } from '../../verification/proof-checks.ts';
import { verifyRecords } from '../../verification/verify-records.ts';
import { linkRecords } from '../chain/link-records.ts';
import { eraseEndedRecords } from './erase-ended-records.ts';

const START = day('2026-11-20');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** How many rows of each table name the user; tables without any are left out. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'user_id'
     order by relname`.execute(server.db);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} where user_id = ${userId}`.execute(server.db);
    if (rows[0] && rows[0].count > 0) counts[name] = rows[0].count;
  }
  return counts;
}

async function problems(): Promise<readonly string[]> {
  await linkRecords(server.services);
  const { results } = await verifyRecords(server.db);
  const proof = await verifyProof(server.db, server.services.cipher);
  return [...results, ...proof.results].flatMap(({ differences }) => differences);
}

const eraseOn = async (on: Parameters<TestServer['travelTo']>[0]) => {
  await server.travelTo(on);
  await eraseEndedRecords(server.services);
};

describe('an application without a loan', () => {
  test('is erased with its account twelve months after its last change, and not before', async () => {
    const declined = await applied(server, newApplicant('Dora', 'Decline'));
    await eraseOn(addDays(START, 364));
    expect(await rowsOf(declined.userId)).toMatchObject({ loan_applications: 1, decisions: 2 });
    await eraseOn(addDays(START, 367));
    expect(await rowsOf(declined.userId)).toEqual({});
    expect(await problems()).toEqual([]);
  });
});

describe('a loan', () => {
  test('is erased with everything six years after it ended; what is newer stays', async () => {
    const borrower = await signedLoan(server, shortLoan());
    const end = addDays(START, 367 + 400);
    await server.travelTo(end);
    const before = await rowsOf(borrower.userId);
    expect(before).toMatchObject({ loans: 1, signatures: 1, documents: 3, payouts: 1 });
    const newer = await signedLoan(server, shortLoan());

    await eraseOn(addDays(end, 5 * 365));
    expect(await rowsOf(borrower.userId)).toMatchObject({ loans: 1, signatures: 1, documents: 3 });
    await eraseOn(addDays(end, 6 * 366));
    expect(await rowsOf(borrower.userId)).toEqual({});
    expect(await rowsOf(newer.userId)).toMatchObject({ loans: 1, signatures: 1, documents: 3 });
    expect(await problems()).toEqual([]);
  });

  test('leaves a row of the audit trail that names no one', async () => {
    const rows = await server.db
      .selectFrom('audit_rows')
      .select(['user_id', 'actor', 'subject_type'])
      .where('action', '=', 'erased')
      .execute();
    expect(rows.map(({ subject_type }) => subject_type).toSorted()).toEqual([
      'account',
      'account',
      'application',
      'application',
      'loan',
    ]);
    expect(rows.every(({ user_id, actor }) => user_id === null && actor === 'system')).toBe(true);
  });
});

test('nothing else deletes what must never change', async () => {
  await expect(sql`select erase_records('table', null, null)`.execute(server.db)).rejects.toThrow('no kind');
  await expect(server.db.deleteFrom('signatures').execute()).rejects.toThrow('append-only');
});

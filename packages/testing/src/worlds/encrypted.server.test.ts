import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { ENDPOINTS } from '@fairlead/contract/endpoints';
import { day } from '@fairlead/core/calendar/day';
import { SANDBOX_STAFF } from '@fairlead/providers/staff-identity/people';
import type { Db } from '@fairlead/server/database/database';
import { shortLoan, signedLoan } from '../journeys/loans.ts';
import { newApplicant } from '../people.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { ALL_WORLDS } from './worlds.ts';

/** Fields of requests that say who someone is or where they live, or are their own words. */
const PERSONAL_FIELDS = [
  'firstName',
  'lastName',
  'name',
  'dateOfBirth',
  'email',
  'mobileNumber',
  'phone',
  'flatNumber',
  'line1',
  'line2',
  'town',
  'county',
  'postCode',
  'occupation',
  'accountName',
  'accountNumber',
  'sortCode',
  'message',
];

/** Objects of requests that have a code under one of those names. */
const CODES = ['employmentStatus'];

/** The outside services that a sandbox plays: a bank knows its customers. */
const PLAYED = 'sandbox';

/** Tables that these journeys leave empty. */
const EMPTY: readonly string[] = ['card_refunds', 'erased_rows'];

/** Each text in a value with the name that it is under. */
function textsIn(value: unknown, name = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null || CODES.includes(name)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key));
}

/** A typed value, the same without spaces and hyphens, and the international form of a number. */
const formsOf = (typed: string): string[] => {
  const joined = typed.replaceAll(/[\s-]/g, '');
  return [typed, joined, ...(joined.startsWith('07') ? [`44${joined.slice(1)}`] : [])];
};

/** Encrypted bytes hold every shorter text by chance. */
const SHORTEST = 6;

const known = new Map<string, RegExp>();

/** Remembers what a request says of a person. */
function remember(body: unknown): void {
  for (const [field, value] of textsIn(body))
    if (PERSONAL_FIELDS.includes(field) && value.length >= SHORTEST)
      for (const form of formsOf(value))
        known.set(
          `${field} ${form}`,
          new RegExp(`(?<![a-z0-9])${form.replaceAll(/[^\w\s]/g, String.raw`\$&`)}(?![a-z0-9])`, 'i'),
        );
}

/** Bytes come as hexadecimal. */
const readable = (text: string): string =>
  text.startsWith(String.raw`\x`) ? Buffer.from(text.slice(2), 'hex').toString('latin1') : text;

interface Found {
  readonly empty: readonly string[];
  /** "users.first_name: firstName Ada" */
  readonly inClear: readonly string[];
}

/** Searches every column of every table. */
async function searchAll(db: Db): Promise<Found> {
  const tables = (await db.introspection.getTables()).filter(({ schema }) => schema !== PLAYED);
  const inClear = new Set<string>();
  const empty: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(stored) as row from ${sql.table(name)} as stored`.execute(db);
    if (rows.length === 0) empty.push(name);
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        for (const [, text] of textsIn(value))
          for (const [what, form] of known)
            if (form.test(readable(text))) inClear.add(`${name}.${column}: ${what}`);
  }
  return { empty, inClear: [...inClear] };
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('after every journey', { timeout: 300_000 }, () => {
  test('no table has anything in clear that says who a borrower or a member of staff is', async () => {
    for (const { name } of Object.values(SANDBOX_STAFF)) remember({ name });
    const application = newApplicant('Successful', 'Accept');
    const headers = { 'idempotency-key': randomUUID() };
    await server.get('submitApplication', { body: application, headers });
    const loan = shortLoan('Marguerite');
    remember(loan);
    await signedLoan(server, loan);
    for (const { endpoints, enter } of ALL_WORLDS) {
      const callOf = await enter(server);
      for (const name of endpoints) {
        remember(callOf(name).body);
        expect((await server.call(name, callOf(name))).status, name).toBe(ENDPOINTS[name].status);
      }
    }
    await server.travelTo(day('2027-04-20'));
    const fields = new Set([...known.keys()].map((what) => what.split(' ')[0]));
    const unused = ['flatNumber', 'line2', 'county'];
    expect([...fields].toSorted()).toEqual(
      PERSONAL_FIELDS.filter((field) => !unused.includes(field)).toSorted(),
    );
    expect(await searchAll(server.db)).toEqual({ empty: EMPTY, inClear: [] });
  });

  test('a name that is in clear is found', async () => {
    await sql`update users set first_name = 'Successful', last_name = 'Accept'`.execute(server.db);
    const { inClear } = await searchAll(server.db);
    expect(inClear.toSorted()).toEqual([
      'users.first_name: firstName Successful',
      'users.last_name: lastName Accept',
    ]);
  });
});

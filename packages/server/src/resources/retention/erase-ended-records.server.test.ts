import { randomUUID } from 'node:crypto';
import { applied } from '@fairlead/testing/journeys/applying';
import { shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { addDays } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perform } from '../../runtime/background-tasks.ts';
import { transaction } from '../../database/database.ts';
import { verifyProof } from '../../verification/proof-checks.ts';
import { verifyApplications } from '../../verification/verify-applications.ts';
import { verifyRecords } from '../../verification/verify-records.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { linkRecords } from '../chain/link-records.ts';
import { eraseEndedRecords } from './erase-ended-records.ts';

/** The database refuses an erasure that is not due by its own clock, which no test sets. */
const START = londonDay(Date.now());

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ today: START });
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
  await perform(linkRecords, server.services);
  const { results } = await verifyRecords(server.db);
  const proof = await verifyProof(server.db, server.services.cipher);
  const applications = await verifyApplications(server.db);
  return [...results, ...proof.results, applications].flatMap(({ differences }) => differences);
}

/** An audit row that says that a loan was erased, as anything with the application's role can write it. */
const recordErasure = (loanId: string) =>
  perform(
    (services) =>
      recordAudit(services, services.db, {
        brandId: 'lendable',
        userId: null,
        actor: 'system',
        action: 'erased',
        subjectType: 'loan',
        subjectId: loanId,
      }),
    server.services,
  );

const eraseOn = async (on: Parameters<TestServer['travelTo']>[0]) => {
  await server.travelTo(on);
  await perform(eraseEndedRecords, server.services);
};

describe('an application without a loan', () => {
  test('is erased with its account twelve months after its last change, and not before', async () => {
    const declined = await applied(server, newApplicant('Dora', 'Decline'));
    await server.get('openFinancialStatement', { token: declined.token });
    await eraseOn(addDays(START, 364));
    const left = { loan_applications: 1, decisions: 2, financial_statements: 1 };
    expect(await rowsOf(declined.userId)).toMatchObject(left);
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
    expect(before).toMatchObject({ loans: 1, signatures: 1, documents: 4, payouts: 1 });
    const newer = await signedLoan(server, shortLoan());

    await eraseOn(addDays(end, 5 * 365));
    expect(await rowsOf(borrower.userId)).toMatchObject({ loans: 1, signatures: 1, documents: 4 });
    await eraseOn(addDays(end, 6 * 366));
    expect(await rowsOf(borrower.userId)).toEqual({});
    expect(await rowsOf(newer.userId)).toMatchObject({ loans: 1, signatures: 1, documents: 4 });
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

describe('what must never change', () => {
  const erase = (kind: string, userId: string, id: string) =>
    sql`select erase_records(${kind}, ${userId}::uuid, ${id}::uuid)`.execute(server.services.db);

  test('is deleted by nothing else', async () => {
    await expect(erase('table', randomUUID(), randomUUID())).rejects.toThrow('no kind');
    await expect(server.db.deleteFrom('signatures').execute()).rejects.toThrow('append-only');
    const withTheSetting = transaction(server.db, async (tx) => {
      await sql`set local fairlead.erasing = 'on'`.execute(tx);
      await tx.deleteFrom('signatures').execute();
    });
    await expect(withTheSetting).rejects.toThrow('invalid input syntax for type json');
  });

  test('of a running loan is not erased, whatever is asked for and said to be erased', async () => {
    const { userId, loanId, applicationId } = await signedLoan(server, shortLoan());
    await recordErasure(loanId);
    const before = await rowsOf(userId);
    await expect(erase('loan', userId, loanId)).rejects.toThrow('it has not ended');
    await expect(erase('application', userId, applicationId)).rejects.toThrow('it has a loan');
    await expect(erase('account', userId, userId)).rejects.toThrow('it has an application');
    expect(await rowsOf(userId)).toEqual(before);
  });

  test('of a loan that ended is not erased because its state was changed', async () => {
    const { userId, loanId } = await signedLoan(server, shortLoan());
    await server.db.updateTable('loans').set({ state: 'Complete' }).where('id', '=', loanId).execute();
    await expect(erase('loan', userId, loanId)).rejects.toThrow('it ended less than six years ago');
  });

  test('of a declined application is not erased because its last change was put back', async () => {
    const { userId, applicationId } = await applied(server, newApplicant('Dan', 'Decline'));
    await expect(erase('application', userId, applicationId)).rejects.toThrow('less than twelve months');
    await server.db
      .updateTable('loan_applications')
      .set({ updated_at: '2001-01-01T00:00:00.000Z' })
      .where('user_id', '=', userId)
      .execute();
    await expect(erase('application', userId, applicationId)).rejects.toThrow('less than twelve months');
  });

  test('is erased only with its own owner', async () => {
    const { applicationId } = await applied(server, newApplicant('Dee', 'Decline'));
    await expect(erase('application', randomUUID(), applicationId)).rejects.toThrow('it does not exist');
    await expect(erase('account', randomUUID(), randomUUID())).rejects.toThrow('it does not exist');
  });
});

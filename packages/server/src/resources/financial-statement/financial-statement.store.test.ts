import { day } from '@fairlead/core/calendar/day';
import { SAMPLE_ANSWERS } from '@fairlead/core/testing/sample-answers';
import { NO_ANSWERS } from '@fairlead/core/financial-statement/answers';
import { servicesOn } from '@fairlead/testing/services-on';
import { storeBorrower } from '@fairlead/testing/loans/stored-loan';
import { openTestDatabase } from '@fairlead/testing/test-database';
import type { TestDatabase } from '@fairlead/testing/server-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppServices } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import type { Owner } from '../user/user-store.ts';
import {
  deleteStatementsBefore,
  deleteStatementsOf,
  findNewestStatement,
  findStatement,
  insertStatement,
  lockStatement,
  updateStatement,
} from './financial-statement-store.ts';

let database: TestDatabase;
let server: AppServices;
beforeAll(async () => {
  database = await openTestDatabase();
  server = servicesOn(database.db);
});
afterAll(() => database.close());

async function stored(now = '2026-11-20T10:00:00.000Z') {
  const owner: Owner = { userId: await storeBorrower(server), brandId: 'lendable' };
  const start = (startedOn: string, answers = NO_ANSWERS) =>
    insertStatement(database.db, server.cipher, {
      ...owner,
      id: server.newId(),
      answers,
      startedOn: day(startedOn),
      expiresOn: day('2027-12-31'),
      filledInFrom: null,
      now,
    });
  return { owner, start };
}

test('the newest statement is the one that was started last, with its answers opened', async () => {
  const { owner, start } = await stored();
  await start('2026-12-21', SAMPLE_ANSWERS);
  await start('2026-11-20');
  const newest = await findNewestStatement(database.db, server.cipher, owner);
  expect(newest).toMatchObject({ started_on: '2026-12-21', version: 1, answers: SAMPLE_ANSWERS });
  await expect(start('2026-12-21')).rejects.toThrow('unique');
});

test('a statement is found only for its borrower', async () => {
  const { owner, start } = await stored();
  const { id } = await start('2026-11-20');
  const find = (as: Owner) => findStatement(database.db, server.cipher, as, id);
  expect(await find(owner)).toBeDefined();
  expect(await find({ ...owner, userId: server.newId() })).toBeUndefined();
  expect(await find({ ...owner, brandId: 'asda' })).toBeUndefined();
});

test('each change counts', async () => {
  const { owner, start } = await stored();
  const { id } = await start('2026-11-20');
  const now = '2026-11-21T10:00:00.000Z';
  const changed = await transaction(database.db, async (tx) => {
    const held = await lockStatement(tx, server.cipher, owner, id);
    return updateStatement(tx, server.cipher, held!, { answers: SAMPLE_ANSWERS, now });
  });
  expect(changed).toMatchObject({ version: 2, changed_at: now, answers: SAMPLE_ANSWERS });
});

test('statements are deleted at their age, and when their borrower asks', async () => {
  const old = await stored('2025-11-19T10:00:00.000Z');
  await old.start('2025-11-19');
  const asking = await stored();
  await asking.start('2026-11-20');
  const other = await stored();
  await other.start('2026-11-20');
  await deleteStatementsBefore(database.db, '2025-11-20T00:00:00.000Z');
  await deleteStatementsOf(database.db, asking.owner);
  const left = [old, asking, other].map(({ owner }) =>
    findNewestStatement(database.db, server.cipher, owner),
  );
  expect((await Promise.all(left)).map((found) => found !== undefined)).toEqual([false, false, true]);
});

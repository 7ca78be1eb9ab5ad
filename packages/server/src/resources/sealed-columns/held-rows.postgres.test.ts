import { storeBorrower } from '@fairlead/testing/loans/stored-loan';
import { serverDatabase, type TestDatabase } from '@fairlead/testing/server-database';
import { servicesOn } from '@fairlead/testing/services-on';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../database/database.ts';
import { lockUser } from '../user/user-store.ts';
import { listTablesInClear } from './clear-rows-store.ts';
import { sealClearRows } from './seal-clear-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await serverDatabase(process.env.TEST_DATABASE_URL ?? '');
});
afterAll(() => database.close());

test('a row in clear that a request holds is encrypted once it is free, and keeps no one waiting', async () => {
  const server = servicesOn(database.db);
  const userId = await storeBorrower(server);
  const owner = { userId, brandId: 'lendable' } as const;
  const clear = { name_encrypted: null, first_name: 'Ada', last_name: 'Accept' };
  await database.db.updateTable('users').set(clear).where('id', '=', userId).execute();
  const [held, isFree] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const request = transaction(database.db, async (tx) => {
    await lockUser(tx, owner);
    held.resolve(null);
    await isFree.promise;
  });
  await held.promise;
  await sealClearRows(server);
  expect(await listTablesInClear(database.db)).toEqual(['users']);
  isFree.resolve(null);
  await request;
  await sealClearRows(server);
  expect(await listTablesInClear(database.db)).toEqual([]);
});

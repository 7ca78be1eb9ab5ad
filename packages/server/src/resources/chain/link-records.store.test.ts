import { servicesOn } from '@fairlead/testing/services-on';
import { storeBorrower, storeLoan, YEAR_LOAN } from '@fairlead/testing/loans/stored-loan';
import { openTestDatabase } from '@fairlead/testing/test-database';
import type { TestDatabase } from '@fairlead/testing/server-database';
import { keysOf } from '@fairlead/core/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppServices } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { verifyProof } from '../../verification/proof-checks.ts';
import { CHAINED_TABLES } from './chained-tables.ts';
import { listNotedRows } from './chain-store.ts';
import { linkRecords } from './link-records.ts';

let database: TestDatabase;
let server: AppServices;
beforeAll(async () => {
  database = await openTestDatabase();
  server = servicesOn(database.db);
});
afterAll(() => database.close());

const linksOf = () => database.db.selectFrom('chain_links').selectAll().orderBy('number').execute();
const waiting = async () => (await listNotedRows(database.db, 10_000)).length;

const audit = () =>
  transaction(database.db, (tx) =>
    recordAudit(server, tx, {
      brandId: 'lendable',
      userId: null,
      actor: 'system',
      action: 'tested',
      subjectType: 'test',
      subjectId: 'test',
    }),
  );

test('rows are noted with their transaction and linked once, by workers at the same moment too', async () => {
  await storeLoan(server, await storeBorrower(server), YEAR_LOAN);
  expect(await waiting()).toBeGreaterThan(3);
  await Promise.all([linkRecords(server), linkRecords(server), linkRecords(server)]);
  expect(await waiting()).toBe(0);
  expect(await linksOf()).toHaveLength(1);
  await linkRecords(server);
  await audit();
  await linkRecords(server);
  const [first, second] = await linksOf();
  expect(second).toMatchObject({ number: 2, previous_digest: first?.digest });
  const { results } = await verifyProof(database.db, server.cipher);
  expect(results.flatMap(({ differences }) => differences)).toEqual([]);
});

test('a worker that fails before its transaction ends leaves the rows to the next', async () => {
  await audit();
  const before = await linksOf();
  const info = () => {
    throw new Error('killed');
  };
  const killed = {
    ...server,
    log: Object.create(server.log, { info: { value: info } }) as AppServices['log'],
  };
  await expect(linkRecords(killed)).rejects.toThrow('killed');
  expect(await linksOf()).toEqual(before);
  await linkRecords(server);
  expect(await linksOf()).toHaveLength(before.length + 1);
});

test('a row that was deleted before it was linked is missed', async () => {
  await audit();
  const [noted] = await listNotedRows(database.db, 1);
  const [id = ''] = JSON.parse(noted?.key ?? '[]') as string[];
  await transaction(database.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.deleteFrom('audit_rows').where('id', '=', id).execute();
  });
  await linkRecords(server);
  const { results } = await verifyProof(database.db, server.cipher);
  const found = results.flatMap(({ differences }) => differences);
  expect(found).toEqual([expect.stringContaining(`audit row ["${id}"] was deleted`)]);
});

test('a note and a link can be neither changed nor deleted', async () => {
  for (const statement of [
    `update chained_rows set digest = 'x'`,
    'delete from chained_rows',
    `update chain_links set digest = 'x'`,
    'delete from chain_links',
  ])
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('append-only');
});

test('every table of the chain notes its rows, and its columns exist', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname like '%\\_chained' order by name`.execute(
    database.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(keysOf(CHAINED_TABLES).toSorted());
});

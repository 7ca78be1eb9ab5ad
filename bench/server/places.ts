import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseOn, openDatabase } from '@fairlead/server/database/database';
import { serverDialect } from '@fairlead/server/database/drivers';
import { migrate } from '@fairlead/server/database/migrate';
import { createDatabase, createRole } from '@fairlead/testing/server-database';
import { findPostgres, startPostgres } from '../../scripts/postgres.ts';
import { copyRecords } from './copy-records.ts';
import { fillDatabase, type Borrower } from './fill-database.ts';
import { answerTo } from './http-client.ts';
import { measureReads, type Row } from './measure.ts';
import { startFloor, startSandbox, type ServerPlace } from './processes.ts';
import { floorPages, productRequest, READS } from './reads.ts';
import { countRoundTrips } from './round-trips.ts';
import { embeddedStatements, pooledStatements } from './run-statement.ts';

export const LOANS = 10_000;
const ALONE = 100;
/** On a server. The embedded database answers one call at a time, so that even the bare server takes longer. */
const P99_LIMIT_MS = 20;

const ignoreBroken = (): undefined => undefined;

const openAt = (url: string) =>
  databaseOn(serverDialect({ url, poolSize: 8, onConnectionError: ignoreBroken }));

/** How often each read waits for the database, asked one request at a time. */
async function roundTripsOf(place: ServerPlace, borrowers: readonly Borrower[]): Promise<number[]> {
  const counter = await countRoundTrips(place.databaseUrl);
  const product = await startSandbox({ ...place, databaseUrl: counter.url });
  const each: number[] = [];
  const askAll = async (requests: readonly Buffer[]): Promise<void> => {
    for (const request of requests) await answerTo(product.port, request);
  };
  for (const read of READS) {
    const requests = borrowers.map((borrower) => productRequest(read, borrower));
    await askAll(requests.slice(0, ALONE));
    const before = counter.count();
    await askAll(requests.slice(0, ALONE));
    each.push((counter.count() - before) / ALONE);
  }
  await product.stop();
  counter.stop();
  return each;
}

/** The floors use the owner's role, for which the database checks no row. */
async function onServer(ownerUrl: string, borrowers: readonly Borrower[]): Promise<Row[]> {
  const [first] = borrowers;
  if (!first) throw new Error('No borrower was stored.');
  const place = { ownerUrl, databaseUrl: (await createRole(ownerUrl)).urlFor(ownerUrl) };
  const roundTrips = await roundTripsOf(place, borrowers);
  const product = await startSandbox(place);
  const pages = await floorPages(product.port, first);
  const floor = await startFloor({ pages, databaseUrl: ownerUrl, dataFolder: null });
  const statements = pooledStatements(ownerUrl);
  const rows = await measureReads({
    productPort: product.port,
    floorPort: floor.port,
    run: statements.run,
    borrowers,
    roundTrips,
    p99LimitMs: P99_LIMIT_MS,
  });
  await Promise.all([product.stop(), floor.stop(), statements.close()]);
  return rows;
}

/** A folder has one process at a time, so each contestant gets a copy. */
async function onFolder(folder: string, borrowers: readonly Borrower[]): Promise<Row[]> {
  const [first] = borrowers;
  if (!first) throw new Error('No borrower was stored.');
  const copy = (name: string): string => {
    const dataFolder = path.join(folder, name);
    cpSync(path.join(folder, 'original'), dataFolder, { recursive: true });
    return dataFolder;
  };
  const product = await startSandbox({ dataFolder: copy('product') });
  const pages = await floorPages(product.port, first);
  const floor = await startFloor({ pages, databaseUrl: null, dataFolder: copy('floor') });
  const statements = await embeddedStatements(copy('alone'));
  const rows = await measureReads({
    productPort: product.port,
    floorPort: floor.port,
    run: statements.run,
    borrowers,
    roundTrips: null,
    p99LimitMs: null,
  });
  await Promise.all([product.stop(), floor.stop(), statements.close()]);
  return rows;
}

async function toFolder(databaseUrl: string, dataFolder: string): Promise<void> {
  const from = openAt(databaseUrl);
  const to = await openDatabase({ url: undefined, poolSize: 1, dataFolder }, ignoreBroken);
  await migrate(to.db);
  await copyRecords(from, to.db);
  await Promise.all([from.destroy(), to.close()]);
}

export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The reads on a PostgreSQL server of their own, and on the embedded database with the same records. */
export async function measureEverywhere(): Promise<Table[]> {
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error('No PostgreSQL server was found. Debian: apt-get install postgresql');
  const server = await startPostgres(programs, tmpdir());
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-server-'));
  try {
    const { url } = await createDatabase(server.url);
    const db = openAt(url);
    const borrowers = await fillDatabase(db, LOANS);
    await db.destroy();
    const tables = [{ title: 'PostgreSQL', rows: await onServer(url, borrowers) }];
    await toFolder(url, path.join(folder, 'original'));
    return [...tables, { title: 'Embedded PostgreSQL', rows: await onFolder(folder, borrowers) }];
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

// npm run test:kills -- [how many, 10] [seed]: kills the server with SIGKILL while the time machine runs on a real
// PostgreSQL, each time at another seeded moment, starts it again, and compares the result with a run that
// was not disturbed.
import { shortLoan, signedLoan } from '../packages/testing/src/journeys/loans.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { migrate } from '../packages/server/src/database/migrate.ts';
import { SeededRandom } from '../packages/testing/src/loans/seeded-random.ts';
import { verifyRecords } from '../packages/server/src/verification/verify-records.ts';
import { databasesOn, type Databases } from './kills/databases.ts';
import { differencesFromProviders, readMoneyRecord, type MoneyRecord } from './kills/money-record.ts';
import { startServer, type KillableServer } from './kills/killable-server.ts';
import { endClaims, untilMessagesAreSettled, untilNothingIsLeft } from './kills/settle.ts';
import { findPostgres, startPostgres } from './postgres.ts';

const PAYERS = ['Ada', 'Penniless', 'Fickle'];
const SIGNED = 'fairlead_kills_signed';
const DAYS = 400;
/** Every machine that tests has two cores. */
const AT_A_TIME = 2;
const SHOWN = 6;

interface World {
  readonly databases: Databases;
  readonly dataFolder: string;
}

const start = ({ databases, dataFolder }: World, name: string): Promise<KillableServer> =>
  startServer(databases.urlOf(name), dataFolder);

/** The database that every run starts from: a few loans, signed through the API. */
async function signLoans(world: World): Promise<void> {
  await world.databases.drop(SIGNED);
  await world.databases.create(SIGNED);
  await world.databases.using(SIGNED, migrate);
  const server = await start(world, SIGNED);
  for (const name of PAYERS) await signedLoan(server, shortLoan(name));
  await server.stop();
}

/** Waits until no advance is running; one that had not been noted before the kill is asked for again. */
function finish(server: KillableServer, to: string): Promise<void> {
  return untilNothingIsLeft(async () => {
    const { today, advancingTo } = await server.get('readTimeMachine');
    if (advancingTo === null && today >= to) return null;
    if (advancingTo === null) await server.get('advanceTime', { body: { to } });
    return `on ${today}, advancing to ${to}`;
  });
}

async function targetOf(server: KillableServer): Promise<string> {
  const { today } = await server.get('readTimeMachine');
  return new Date(Date.parse(today) + DAYS * 86_400_000).toISOString().slice(0, 10);
}

/** @returns the problems found, and the money record. */
async function examine(
  { databases }: World,
  name: string,
): Promise<{ problems: string[]; record: MoneyRecord }> {
  return databases.using(name, async (db) => {
    const { results } = await verifyRecords(db);
    const failed = results.flatMap(({ check, differences }) =>
      differences.map((text) => `${check}: ${text}`),
    );
    return {
      problems: [...failed, ...(await differencesFromProviders(db))],
      record: await readMoneyRecord(db),
    };
  });
}

interface Undisturbed {
  readonly to: string;
  readonly tookMs: number;
  readonly record: MoneyRecord;
}

async function runUndisturbed(world: World): Promise<Undisturbed> {
  const name = 'fairlead_kills_undisturbed';
  await world.databases.drop(name);
  await world.databases.create(name, SIGNED);
  const server = await start(world, name);
  const to = await targetOf(server);
  const startedAt = performance.now();
  await server.get('advanceTime', { body: { to } });
  const tookMs = performance.now() - startedAt;
  await world.databases.using(name, untilMessagesAreSettled);
  await server.stop();
  const { problems, record } = await examine(world, name);
  if (problems.length > 0) throw new Error(`without a kill:\n${problems.join('\n')}`);
  await world.databases.drop(name);
  return { to, tookMs, record };
}

async function runKilled(
  world: World,
  name: string,
  afterMs: number,
  undisturbed: Undisturbed,
): Promise<string[]> {
  await world.databases.create(name, SIGNED);
  const first = await start(world, name);
  const advance = first.get('advanceTime', { body: { to: undisturbed.to } }).catch(() => 'killed');
  await pause(afterMs);
  await first.kill();
  await advance;
  await world.databases.using(name, endClaims);
  const second = await start(world, name);
  await finish(second, undisturbed.to);
  await world.databases.using(name, untilMessagesAreSettled);
  await second.stop();
  const { problems, record } = await examine(world, name);
  return isDeepStrictEqual(record, undisturbed.record)
    ? problems
    : [...problems, ...differencesBetween(record, undisturbed.record)];
}

/** The first lines in which two money records differ. */
function differencesBetween(found: MoneyRecord, expected: MoneyRecord): string[] {
  const lines = ({ loans, events, payments, letters }: MoneyRecord): string[] => [
    ...loans.map((loan) => JSON.stringify(loan)),
    ...events,
    ...payments,
    ...letters,
  ];
  const [there, here] = [lines(found), lines(expected)];
  const only = (these: string[], those: string[]): string[] =>
    these.filter((line) => !those.includes(line)).slice(0, SHOWN);
  return [
    `${there.length} facts, ${here.length} without a kill`,
    ...only(there, here).map((line) => `only after the kill: ${line}`),
    ...only(here, there).map((line) => `only without a kill: ${line}`),
  ];
}

/** @returns whether one kill left nothing lost and nothing repeated. */
async function killOnce(world: World, seed: number, undisturbed: Undisturbed): Promise<boolean> {
  const name = `fairlead_kills_${seed}`;
  const afterMs = new SeededRandom(seed).fraction() * undisturbed.tookMs;
  await world.databases.drop(name);
  const problems = await runKilled(world, name, afterMs, undisturbed);
  const isFine = problems.length === 0;
  console.log(`${isFine ? '✓' : '✗'} killed after ${afterMs.toFixed(0)} ms (seed ${seed})`);
  for (const problem of problems.slice(0, 2 * SHOWN)) console.log(`    ${problem}`);
  await world.databases.drop(name);
  return isFine;
}

async function run(serverUrl: string, count: number, seed: number): Promise<boolean> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'fairlead-kills-'));
  const world: World = { databases: databasesOn(serverUrl), dataFolder };
  const seeds = Array.from({ length: count }, (_, index) => seed + index);
  let passed = 0;
  try {
    await signLoans(world);
    const undisturbed = await runUndisturbed(world);
    console.log(`${PAYERS.length} loans, ${DAYS} days in ${(undisturbed.tookMs / 1000).toFixed(1)} s`);
    const killSome = async (): Promise<void> => {
      for (let next = seeds.shift(); next !== undefined; next = seeds.shift()) {
        if (await killOnce(world, next, undisturbed)) passed += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, killSome));
    await world.databases.drop(SIGNED);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
  console.log(
    `${passed} passed, ${count - passed} failed: kills that left nothing lost and nothing repeated`,
  );
  return passed === count;
}

async function main(): Promise<void> {
  const [count = 10, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
  const given = process.env.TEST_DATABASE_URL;
  const programs = given ? undefined : findPostgres();
  if (!given && programs === undefined) {
    console.log(
      'NOT RUN: no PostgreSQL server was found to kill the product on. See CONTRIBUTING.md, “The commands”.',
    );
    process.exitCode = process.env.CI ? 1 : 0;
    return;
  }
  const server = programs === undefined ? undefined : await startPostgres(programs);
  try {
    process.exitCode = (await run(server?.url ?? given ?? '', count, seed)) ? 0 : 1;
  } finally {
    server?.stop();
  }
}

await main();

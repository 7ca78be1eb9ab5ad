import { median } from '../web/median.ts';
import type { Borrower } from './fill-database.ts';
import { CONNECTIONS, measureRequests, timed, type Measured, type RunLength } from './http-client.ts';
import { READS, floorRequest, productRequest, type Read } from './reads.ts';
import type { RunStatement } from './run-statement.ts';

export const ROUNDS = 3;
export const ROUND_MS = 3_000;
const WARM_UP_MS = 2_000;

/** The product, the bare server and the database, each ready on the same records. */
export interface Contestants {
  readonly productPort: number;
  readonly floorPort: number;
  readonly run: RunStatement;
  readonly borrowers: readonly Borrower[];
  /** Round trips of each read to the database; null where there are none. */
  readonly roundTrips: readonly number[] | null;
  /** What 99 of 100 answers of the product may take; null where the bare server takes longer itself. */
  readonly p99LimitMs: number | null;
}

export interface Row extends Measured {
  readonly name: string;
  readonly roundTrips: number | null;
  /** The product's share of the bare server's rate, and of the database's own. */
  readonly ofFloor: number | null;
  readonly ofDatabase: number | null;
  /** Null where there is nothing to meet. */
  readonly isMet: boolean | null;
}

type Run = (length: RunLength) => Promise<Measured>;

/** The statement of a read by itself, over as many connections as the servers have. */
function databaseRun({ run, borrowers }: Contestants, statement: NonNullable<Read['statement']>): Run {
  let next = 0;
  return (length) =>
    timed(CONNECTIONS, length, async () => {
      const { userId = '', loanId = '' } = borrowers[next % borrowers.length] ?? {};
      next += 1;
      await run(statement, userId, loanId);
    });
}

/** The median of each figure over rounds in which the runs take turns, once every borrower has been asked for. */
async function mediansOf(runs: readonly Run[], borrowers: number): Promise<Measured[]> {
  const rounds = runs.map((): Measured[] => []);
  for (const run of runs) await run({ milliseconds: WARM_UP_MS, calls: borrowers });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, run] of runs.entries()) rounds[index]?.push(await run({ milliseconds: ROUND_MS }));
  }
  return rounds.map((each) => ({
    perSecond: median(each.map(({ perSecond }) => perSecond)),
    p50: median(each.map(({ p50 }) => p50)),
    p99: median(each.map(({ p99 }) => p99)),
  }));
}

const FLOOR = { roundTrips: null, ofFloor: null, ofDatabase: null, isMet: null } as const;

async function rowsOf(contestants: Contestants, read: Read, roundTrips: number | null): Promise<Row[]> {
  const { productPort, floorPort, borrowers, p99LimitMs } = contestants;
  const wanted = borrowers.map((borrower) => productRequest(read, borrower));
  const bare = borrowers.map((borrower) => floorRequest(read, borrower));
  const runs: Run[] = [
    (length) => measureRequests(productPort, wanted, length),
    (length) => measureRequests(floorPort, bare, length),
    ...(read.statement === null ? [] : [databaseRun(contestants, read.statement)]),
  ];
  const [product, floor, database] = (await mediansOf(runs, borrowers.length)) as [
    Measured,
    Measured,
    Measured?,
  ];
  const ofFloor = product.perSecond / floor.perSecond;
  const isSteady = p99LimitMs === null || product.p99 < p99LimitMs;
  const isMet = read.target === null ? null : ofFloor >= read.target && isSteady;
  const ofDatabase = database ? product.perSecond / database.perSecond : null;
  return [
    ...(database ? [{ ...FLOOR, ...database, name: '  the database alone' }] : []),
    { ...FLOOR, ...floor, name: database ? '  node:http and one statement' : '  node:http alone' },
    { ...product, name: read.name, roundTrips, ofFloor, ofDatabase, isMet },
  ];
}

export async function measureReads(contestants: Contestants): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [index, read] of READS.entries()) {
    console.log(`measuring ${read.name}`);
    rows.push(...(await rowsOf(contestants, read, contestants.roundTrips?.[index] ?? null)));
  }
  return rows;
}

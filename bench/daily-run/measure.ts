import { onCopy, openServer, using, vacuum, type Place } from '../database/places.ts';
import { recordInto, replay, type Recorded } from '../database/statements.ts';
import { median } from '../web/median.ts';
import { collectFirstInstalment, expectCollected, storeDueLoans } from './contestants.ts';
import { addFillers } from './fillers.ts';

export const ROUNDS = 3;

/** At most this many times the database's own time, and at most this many times the time without other loans. */
const OF_DATABASE = 3;
const OF_ALONE = 1.2;

export interface Sizes {
  readonly due: number;
  readonly fillers: number;
}

export interface ResultRow {
  readonly name: string;
  /** Of each due loan: its instalment submitted, collected and posted, and its messages sent. */
  readonly msEach: number;
  readonly ratio: number | null;
  readonly isMet: boolean | null;
}

export interface Result extends Sizes {
  readonly rows: readonly ResultRow[];
  readonly statementsEach: number;
  readonly heapMiB: { readonly alone: number; readonly among: number };
}

interface Run {
  readonly ms: number;
  readonly heapMiB: number;
}

/** The product's own run, with the most memory that it had in use. */
function runProduct(place: Place, due: number, statements?: Recorded[]): Promise<Run> {
  return onCopy(place, async ({ ownerUrl, serverUrl }) => {
    let heap = 0;
    const timer = setInterval(() => (heap = Math.max(heap, process.memoryUsage().heapUsed)), 50);
    const db = openServer(serverUrl, statements && recordInto(statements));
    const ms = await using(serverUrl, collectFirstInstalment, db);
    clearInterval(timer);
    await using(ownerUrl, (owner) => expectCollected(owner, due));
    return { ms, heapMiB: heap / 2 ** 20 };
  });
}

/** The rounds take turns, each on a copy of its own. */
export async function measure(place: Place, { due, fillers }: Sizes): Promise<Result> {
  const one = await using(place.serverUrl, (db) => storeDueLoans(db, due), openServer(place.serverUrl));
  await using(place.ownerUrl, vacuum);
  const statements: Recorded[] = [];
  await runProduct(place, due, statements);
  const alone: Run[] = [];
  const database: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await runProduct(place, due));
    database.push(await onCopy(place, ({ serverUrl }) => replay(serverUrl, [statements])));
  }
  await using(place.ownerUrl, (owner) => addFillers(owner, one, fillers));
  await using(place.ownerUrl, vacuum);
  const among: Run[] = [];
  for (let round = 0; round < ROUNDS; round += 1) among.push(await runProduct(place, due));

  const each = (figures: readonly number[]) => median(figures) / due;
  const [own, product, crowded] = [each(database), each(msOf(alone)), each(msOf(among))] as const;
  const row = (name: string, msEach: number, ratio: number | null = null, most = Infinity): ResultRow => {
    return { name, msEach, ratio, isMet: ratio === null ? null : ratio <= most };
  };
  return {
    due,
    fillers,
    statementsEach: statements.length / due,
    heapMiB: { alone: heapOf(alone), among: heapOf(among) },
    rows: [
      row('the database alone, the same statements', own),
      row('the daily run', product, product / own, OF_DATABASE),
      row(
        `the same among ${fillers.toLocaleString('en-GB')} other loans`,
        crowded,
        crowded / product,
        OF_ALONE,
      ),
    ],
  };
}

const msOf = (runs: readonly Run[]): number[] => runs.map(({ ms }) => ms);
const heapOf = (runs: readonly Run[]): number => Math.max(...runs.map(({ heapMiB }) => heapMiB));

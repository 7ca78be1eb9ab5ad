import { audit, type Category, type Kept, type Measured, type Metric } from './lighthouse.ts';

/** The least scores, LCP and TBT in milliseconds at most, CLS at most, scripts in KiB at most where they are counted. */
export type Targets = { scores: Partial<Record<Category, number>>; scripts?: number } & Record<
  Metric,
  number
>;

/** What is measured of a page. */
export interface MeasuredPage {
  readonly name: string;
  readonly address: string;
  readonly targets: Targets;
  readonly kept?: Kept;
  /** Whether one run is enough where it meets every target. */
  readonly isOnceEnough?: boolean;
  /** Counts the bytes of its scripts, compressed. */
  readonly scriptBytes?: () => Promise<number>;
}

const KIB = 1024;

const NAME_WIDTH = 42;

const HEAD = ['perf', 'a11y', 'best', 'seo', 'LCP s', 'TBT ms', 'CPU ms', 'CLS', 'KiB'];

const printed: string[] = [];

/** Prints a line and keeps it for the table. */
export function printLine(line: string): void {
  console.log(line);
  printed.push(line);
}

function row(name: string, cells: readonly string[], verdict: string): void {
  const short = name.length < NAME_WIDTH ? name : `${name.slice(0, NAME_WIDTH - 2)}…`;
  const line =
    `${short.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(8)).join('')}  ${verdict}`.trimEnd();
  printLine(line);
}

/** The table so far, as Markdown. */
export const printedTable = (): string => `\`\`\`text\n${printed.join('\n')}\n\`\`\``;

function cellsOf(measured: Measured, scripts?: number): string[] {
  const { performance, accessibility, seo, lcp, tbt, blocking, cls } = measured;
  const scores = [performance, accessibility, measured['best-practices'], seo].map(String);
  const kib = scripts === undefined ? '' : scripts.toFixed(1);
  return [...scores, (lcp / 1000).toFixed(2), tbt.toFixed(0), blocking.toFixed(0), cls.toFixed(3), kib];
}

/** A static page, as what is possible on this machine. */
export async function measureBaseline(address: string, runs: number): Promise<void> {
  row('static baseline page', cellsOf(await audit(address, runs)), 'for comparison');
}

/** What Lighthouse takes off best practices for any error in the console. */
const POINTS_FOR_ERRORS = 4;

/** Where the page shows that a call was refused, as the specification says, the browser logs that, and so does the product. */
function leastScores(scores: Targets['scores'], { refusals }: Measured): Targets['scores'] {
  const { 'best-practices': least } = scores;
  return refusals.length === 0 || least === undefined
    ? scores
    : { ...scores, 'best-practices': least - POINTS_FOR_ERRORS };
}

function missedOf(measured: Measured, targets: Targets, kib: number | undefined): string[] {
  const { scores, lcp, tbt, cls, scripts = Infinity } = targets;
  // What a task takes on the clock beyond its processor time is this machine's.
  const blocked = Math.min(measured.tbt, measured.blocking);
  const low = Object.entries(leastScores(scores, measured)).filter(
    ([name, least]) => measured[name as Category] < least,
  );
  const high = Object.entries({ lcp, cls }).filter(([name, most]) => measured[name as Metric] > most);
  const missed = [...low, ...high].map(([name]) => name).concat(blocked <= tbt ? [] : 'tbt');
  return kib !== undefined && kib > scripts ? [...missed, `scripts over ${scripts} KiB`] : missed;
}

async function reportPage(page: MeasuredPage, runs: number): Promise<boolean> {
  const { name, address, targets, kept, isOnceEnough, scriptBytes } = page;
  const bytes = await scriptBytes?.();
  const kib = bytes === undefined ? undefined : bytes / KIB;
  let measured = await audit(address, isOnceEnough ? 1 : runs, kept);
  let missed = missedOf(measured, targets, kib);
  if (isOnceEnough && missed.length > 0) {
    measured = await audit(address, runs, kept);
    missed = missedOf(measured, targets, kib);
  }
  const because = measured.failings.length > 0 ? ` (${measured.failings.join(', ')})` : '';
  const refused = measured.refusals.length > 0 ? ` a call is answered ${measured.refusals.join(', ')}` : '';
  row(name, cellsOf(measured, kib), missed.length > 0 ? `✗ ${missed.join(', ')}${because}` : `✓${refused}`);
  return missed.length === 0;
}

/** A page that cannot be measured has missed its targets; the other pages are still measured. */
export async function measurePage(page: MeasuredPage, runs: number): Promise<boolean> {
  try {
    return await reportPage(page, runs);
  } catch (error) {
    row(page.name, [], `✗ ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** Begins a table. */
export function printHead(runs: number): void {
  printed.length = 0;
  printLine(`Lighthouse, a phone, throttling simulated; median of ${runs} ${runs === 1 ? 'run' : 'runs'}`);
  printLine(
    'CPU ms: the blocking time by the processor time of the same tasks, which decides where it is less',
  );
  printLine('KiB: the scripts of the first load, gzip -9');
  row('page', HEAD, 'targets');
}

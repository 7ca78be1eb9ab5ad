import { audit, type Category, type Kept, type Measured, type Metric } from './lighthouse.ts';

/** The least scores, LCP and TBT in milliseconds at most, CLS at most. */
export type Targets = { scores: Partial<Record<Category, number>> } & Record<Metric, number>;

const HEAD = ['perf', 'a11y', 'best', 'seo', 'LCP s', 'TBT ms', 'CLS'];

const printed: string[] = [];

function row(name: string, cells: readonly string[], verdict: string): void {
  const line = `${name.padEnd(42)}${cells.map((cell) => cell.padStart(8)).join('')}  ${verdict}`.trimEnd();
  console.log(line);
  printed.push(line);
}

/** What has been printed so far, as Markdown. */
export const printedTable = (): string => `\`\`\`text\n${printed.join('\n')}\n\`\`\``;

function cellsOf(measured: Measured): string[] {
  const { performance, accessibility, seo, lcp, tbt, cls } = measured;
  const scores = [performance, accessibility, measured['best-practices'], seo].map(String);
  return [...scores, (lcp / 1000).toFixed(2), tbt.toFixed(0), cls.toFixed(3)];
}

/** A static page, as what is possible on this machine. */
export async function measureBaseline(address: string, runs: number): Promise<void> {
  row('static baseline page', cellsOf(await audit(address, runs)), 'for comparison');
}

function missedOf(measured: Measured, { scores, lcp, tbt, cls }: Targets): string[] {
  const low = Object.entries(scores).filter(([name, least]) => measured[name as Category] < least);
  const high = Object.entries({ lcp, tbt, cls }).filter(([name, most]) => measured[name as Metric] > most);
  return [...low, ...high].map(([name]) => name);
}

function reportPage(name: string, measured: Measured, targets: Targets): boolean {
  const missed = missedOf(measured, targets);
  const because = measured.failings.length > 0 ? ` (${measured.failings.join(', ')})` : '';
  row(name, cellsOf(measured), missed.length > 0 ? `✗ ${missed.join(', ')}${because}` : '✓');
  return missed.length === 0;
}

/** A page that cannot be measured has missed its targets; the other pages are still measured. */
export async function measurePage(
  name: string,
  address: string,
  runs: number,
  targets: Targets,
  kept: Kept = {},
): Promise<boolean> {
  try {
    return reportPage(name, await audit(address, runs, kept), targets);
  } catch (error) {
    row(name, [], `✗ ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

export function printHead(runs: number): void {
  console.log(`Lighthouse, a phone, throttling simulated; median of ${runs}`);
  row('page', HEAD, 'targets');
}

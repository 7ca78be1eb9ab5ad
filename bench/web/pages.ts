import type { BenchSelection } from './arguments.ts';
import { audit, type Measured } from './lighthouse.ts';
import { withServer, startBaseline, startProduct, type Running } from './servers.ts';

const FULL_MARKS = 100;
const TBT_MS = 50;
const CLS = 0.01;
const LCP_MS = { landing: 1_200, information: 950 } as const;

type Target = readonly [figure: keyof Omit<Measured, 'failings'>, isMet: (value: number) => boolean];

function targetsOf(page: string): readonly Target[] {
  const lcp = page === '/' ? LCP_MS.landing : LCP_MS.information;
  return [
    ['performance', (score) => score === FULL_MARKS],
    ['accessibility', (score) => score === FULL_MARKS],
    ['best-practices', (score) => score === FULL_MARKS],
    ['seo', (score) => score === FULL_MARKS],
    ['lcp', (milliseconds) => milliseconds <= lcp],
    ['tbt', (milliseconds) => milliseconds <= TBT_MS],
    ['cls', (share) => share <= CLS],
  ];
}

const HEAD = ['perf', 'a11y', 'best', 'seo', 'LCP s', 'TBT ms', 'CLS'];

function row(name: string, cells: readonly string[], verdict: string): void {
  console.log(`${name.padEnd(42)}${cells.map((cell) => cell.padStart(8)).join('')}  ${verdict}`.trimEnd());
}

function cellsOf(measured: Measured): string[] {
  const { performance, accessibility, seo, lcp, tbt, cls } = measured;
  const scores = [performance, accessibility, measured['best-practices'], seo].map(String);
  return [...scores, (lcp / 1000).toFixed(2), tbt.toFixed(0), cls.toFixed(3)];
}

async function measureBaseline(address: string, runs: number): Promise<void> {
  row('static baseline page', cellsOf(await audit(address, runs)), 'for comparison');
}

function reportPage(name: string, page: string, measured: Measured): boolean {
  const missed = targetsOf(page)
    .filter(([figure, isMet]) => !isMet(measured[figure]))
    .map(([figure]) => figure);
  const because = measured.failings.length > 0 ? ` (${measured.failings.join(', ')})` : '';
  row(name, cellsOf(measured), missed.length > 0 ? `✗ ${missed.join(', ')}${because}` : '✓');
  return missed.length === 0;
}

/** A page that cannot be measured has missed its targets; the other pages are still measured. */
async function measurePage(name: string, page: string, address: string, runs: number): Promise<boolean> {
  try {
    return reportPage(name, page, await audit(address, runs));
  } catch (error) {
    row(name, [], `✗ ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function auditAll(baseline: Running, product: Running, selection: BenchSelection): Promise<boolean> {
  const { brands, pages, runs } = selection;
  const baselineAddress = `http://localhost:${baseline.port}/`;
  await measureBaseline(baselineAddress, runs);
  let isMet = true;
  for (const brand of brands) {
    for (const page of pages) {
      const address = `http://${brand}.localhost:${product.port}${page}`;
      isMet = (await measurePage(`${brand} ${page}`, page, address, runs)) && isMet;
    }
  }
  await measureBaseline(baselineAddress, runs);
  return isMet;
}

/**
 * Runs Lighthouse on every selected page and brand, and on a static baseline page before and after; true when all
 * targets are met.
 */
export async function auditPages(selection: BenchSelection): Promise<boolean> {
  console.log(`Lighthouse, a phone, throttling simulated; median of ${selection.runs}`);
  row('page', HEAD, 'targets');
  return withServer(startBaseline, (baseline) =>
    withServer(startProduct, (product) => auditAll(baseline, product, selection)),
  );
}

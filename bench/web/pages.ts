import type { BenchSelection } from './arguments.ts';
import { measureBaseline, measurePage, printHead, type Targets } from './lighthouse-table.ts';
import { withServer, startBaseline, startProduct, type Running } from './servers.ts';

const PAGES = ['/', '/about', '/frequently-asked-questions', '/privacy'];
const FULL_MARKS = 100;
const LCP_MS = { landing: 1_200, information: 950 } as const;

const targetsOf = (page: string): Targets => ({
  scores: {
    performance: FULL_MARKS,
    accessibility: FULL_MARKS,
    'best-practices': FULL_MARKS,
    seo: FULL_MARKS,
  },
  lcp: page === '/' ? LCP_MS.landing : LCP_MS.information,
  tbt: 50,
  cls: 0.01,
});

async function auditAll(baseline: Running, product: Running, selection: BenchSelection): Promise<boolean> {
  const { brands, pages, runs } = selection;
  const baselineAddress = `http://localhost:${baseline.port}/`;
  await measureBaseline(baselineAddress, runs);
  let isMet = true;
  for (const brand of brands) {
    for (const page of pages ?? PAGES) {
      const address = `http://${brand}.localhost:${product.port}${page}`;
      const measured = { name: `${brand} ${page}`, address, targets: targetsOf(page) };
      isMet = (await measurePage(measured, runs)) && isMet;
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
  printHead(selection.runs);
  return withServer(startBaseline, (baseline) =>
    withServer(startProduct, (product) => auditAll(baseline, product, selection)),
  );
}

import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result, type RunnerResult } from 'lighthouse';
import { connect, type Page } from 'puppeteer-core';
import { median } from './median.ts';
import { processorBlocking } from './processor-blocking.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export type Category = (typeof CATEGORIES)[number];
export type Metric = keyof typeof METRICS;

type Figure = Category | Metric | 'blocking';

/**
 * Scores from 0 to 100; LCP and TBT in milliseconds; `blocking` is the TBT by processor time; `failings` are the audits
 * that lowered a score. `refusals` are the answers of 4xx that the browser and the product logged as errors, where
 * nothing else was.
 */
export type Measured = Record<Figure, number> & {
  failings: readonly string[];
  refusals: readonly string[];
};

const BROWSER_ARGS = ['--disable-gpu', '--disable-quic', '--disable-background-networking'];
const DEBUGGING_PORT = 9_339;

function failingsOf({ categories, audits }: Result): string[] {
  const counted = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []);
  const failed = counted.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return [...new Set(failed.map(({ id }) => id))];
}

type Logged = { readonly description?: string };

const REFUSED = /^Failed to load resource: the server responded with a status of (4\d\d) /;
/** How Lighthouse shows what `reportRejections` logs: the name of the call, and the answer. */
const REPORTED = /^\w+ \[object Object\]$/;

/** The statuses of refused calls, if the console has nothing but the browser's lines about them and the product's. */
function refusalsOf({ audits }: Result): string[] {
  const { details } = audits['errors-in-console'] ?? {};
  const logged = details?.type === 'table' ? (details.items as Logged[]) : [];
  const others = logged.filter(({ description = '' }) => !REPORTED.test(description));
  const statuses = others.map(({ description = '' }) => REFUSED.exec(description)?.[1]);
  const isOfRefusals = logged.length <= 2 * others.length && statuses.every((status) => status !== undefined);
  return isOfRefusals ? [...new Set(statuses)] : [];
}

/** Chromium sometimes loses the start of a trace, which says nothing about the page. */
const LOST_TRACE = 'NO_NAVSTART';
const MAX_TRIES = 3;

function readRun({ lhr: result, artifacts }: RunnerResult): Measured {
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  const score = (id: Category): number => Math.round((result.categories[id]?.score ?? 0) * 100);
  const metric = (id: Metric): number => result.audits[METRICS[id]]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: metric('lcp'),
    tbt: metric('tbt'),
    cls: metric('cls'),
    blocking: processorBlocking(artifacts.Trace.traceEvents),
    failings: failingsOf(result),
    refusals: refusalsOf(result),
  };
}

/** What the browser keeps of earlier visits when it opens the page. */
export type Kept = {
  cookies?: Readonly<Record<string, string>>;
  sessionStorage?: Readonly<Record<string, string>>;
};

/** A tab of the browser that keeps this. */
async function tabThatKeeps(address: string, { cookies = {}, sessionStorage = {} }: Kept): Promise<Page> {
  const browser = await connect({ browserURL: `http://127.0.0.1:${DEBUGGING_PORT}` });
  const { hostname: domain } = new URL(address);
  const kept = Object.entries(cookies).map(([name, value]) => ({ name, value, domain, path: '/' }));
  await browser.setCookie(...kept);
  const page = await browser.newPage();
  await page.evaluateOnNewDocument((items: string) => {
    for (const [key, value] of Object.entries(JSON.parse(items) as Record<string, string>)) {
      window.sessionStorage.setItem(key, value);
    }
  }, JSON.stringify(sessionStorage));
  return page;
}

/** One run of Lighthouse with its defaults (phone, simulated throttling), in its own browser. */
async function auditOnce(address: string, kept: Kept): Promise<RunnerResult> {
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const flags: Flags = {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      disableFullPageScreenshot: true,
      disableStorageReset: true,
    };
    const run = await lighthouse(address, flags, undefined, await tabThatKeeps(address, kept));
    if (!run) throw new Error(`Lighthouse returned no result for ${address}`);
    return run;
  } finally {
    await browser.close();
  }
}

async function measure(address: string, kept: Kept): Promise<Measured> {
  let run = await auditOnce(address, kept);
  for (let tries = 1; tries < MAX_TRIES && run.lhr.runtimeError?.code === LOST_TRACE; tries += 1) {
    run = await auditOnce(address, kept);
  }
  const { finalDisplayedUrl: shown } = run.lhr;
  // What a page took out of its address, a code for instance, leads nowhere else.
  if (new URL(shown).pathname !== new URL(address).pathname) throw new Error(`it led to ${shown}`);
  return readRun(run);
}

/** The median of each figure over the given number of runs. */
export async function audit(address: string, runs: number, kept: Kept = {}): Promise<Measured> {
  const all: Measured[] = [];
  while (all.length < runs) all.push(await measure(address, kept));
  const of = (name: Figure): number => median(all.map((each) => each[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    blocking: of('blocking'),
    failings: [...new Set(all.flatMap(({ failings }) => failings))],
    refusals: all.every(({ refusals }) => refusals.length > 0)
      ? [...new Set(all.flatMap(({ refusals }) => refusals))]
      : [],
  };
}

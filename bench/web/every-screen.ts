import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BRANDS } from '@fairlead/brands/brands';
import { nameOf, viewerOf, type Cast, type Walk } from '../../e2e/screens/screen.ts';
import { borrowerScreensOf, inFirstStates, walksThrough } from '../../e2e/screens/screens.ts';
import { visitorOf } from '../../e2e/visitor.ts';
import { openWalkedPage, startAgain, type WalkedPage } from '../../e2e/walked-page.ts';
import { saveTable } from '../save-table.ts';
import { accountTargets } from './account-pages.ts';
import type { BenchSelection } from './arguments.ts';
import type { Kept } from './lighthouse.ts';
import { measurePage, printedTable, printHead, printLine } from './lighthouse-table.ts';
import { startSandbox, withServer } from './servers.ts';

const COMMAND = 'npm run bench:web -- --only screens --save';

/** Motor first: the screens of lendable move the business date, and in later years a car is too old. */
const MEASURED = ['motor', 'lendable'] as const;

/** What the browser keeps of the visit that led to the page. */
async function keptOf(page: Page): Promise<Kept> {
  const cookies = await page.context().cookies(page.url());
  return {
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    // A stored document has an origin of its own, and no storage.
    sessionStorage: await page.evaluate(() =>
      self.origin === 'null' ? {} : Object.fromEntries(Object.entries<string>(sessionStorage)),
    ),
  };
}

type Measuring = {
  readonly walked: WalkedPage;
  readonly url: string;
  readonly cast: Cast;
  readonly selection: BenchSelection;
};

/** Brings the browser to each state of a walk, and opens the page again under Lighthouse where the state is checked. */
async function measureWalk(brand: keyof typeof BRANDS, walk: Walk, measuring: Measuring): Promise<boolean> {
  const { walked, url, cast, selection } = measuring;
  const { runs, pages } = selection;
  await startAgain(walked, url);
  const viewer = viewerOf(visitorOf(walked.page, url, brand), cast);
  let isMet = true;
  for (const { shown, isChecked } of walk) {
    await shown.show(viewer);
    const name = nameOf(shown);
    if (!isChecked || pages?.every((part) => !name.includes(part))) continue;
    const kept = await keptOf(viewer.page);
    const measured = { name, address: viewer.page.url(), kept, targets: accountTargets(kept) };
    isMet = (await measurePage({ ...measured, isOnceEnough: true }, runs)) && isMet;
  }
  return isMet;
}

/**
 * Runs Lighthouse on every screen of a borrower in its first state, and on the loan in each of its states; true when all
 * targets are met. A screen that misses one is measured several times, and the median counts.
 */
export async function auditEveryScreen(selection: BenchSelection): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-screens-'));
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {});
  printHead(selection.runs);
  try {
    return await withServer(
      () => startSandbox(folder),
      async ({ port }) => {
        const walked = await openWalkedPage(browser);
        const measuring = { walked, url: `http://localhost:${port}`, cast: new Map(), selection };
        let isMet = true;
        for (const brand of MEASURED) {
          printLine(brand);
          const walks = walksThrough(borrowerScreensOf(BRANDS[brand]));
          for (const walk of inFirstStates(walks, ({ isHeldHere }) => isHeldHere === undefined)) {
            isMet = (await measureWalk(brand, walk, measuring)) && isMet;
          }
        }
        if (selection.isSaving) saveTable('every-screen.md', 'Every screen', COMMAND, printedTable());
        return isMet;
      },
    );
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { faultsOf } from './faults.ts';
import { ACTION_TIMEOUT_MS, NAVIGATION_TIMEOUT_MS, PHONE, REDUCED_MOTION } from './phone.ts';

/** A page that one test after the other uses. The browser has loaded and compiled the scripts of the product already. */
export interface WalkedPage {
  readonly page: Page;
  /** What went wrong inside the page since the test started. */
  readonly faults: string[];
}

/** A page of the site that has no script and stores nothing. */
const BARE_PAGE = '/robots.txt';

export async function openWalkedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WalkedPage> {
  const context = await browser.newContext({ ...PHONE, ...REDUCED_MOTION, ...options });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  context.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
  const page = await context.newPage();
  return { page, faults: await faultsOf(page) };
}

/** Removes everything that a test can have left. The next test has a visitor who was never there. */
export async function startAgain({ page, faults }: WalkedPage, url: string): Promise<void> {
  const context = page.context();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(PHONE.viewport);
  await page.goto(new URL(BARE_PAGE, url).href);
  await context.clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  faults.length = 0;
}

import type { BrandId } from '@fairlead/brands/brand';
import { test as base, devices, expect, type Page, type WorkerFixture } from '@playwright/test';
import { apiAt, type Api } from './api.ts';
import { OUTSIDE_SETTINGS } from './outside.ts';
import { openWalkedPage, startAgain, type WalkedPage } from './walked-page.ts';
import { faultsOf } from './faults.ts';
import type { Cast } from './screens/screen.ts';
import { SERVER_TIMEOUT_MS, startServer, type RunningServer } from './server.ts';

/** A visitor with a browser, on the pages of one brand. */
export interface Visitor {
  readonly page: Page;
  readonly api: Api;
  readonly brand: BrandId;
  /** The address of a path, under the brand. */
  address(path: string): string;
  open(path: string): Promise<void>;
}

export function visitorOf(page: Page, url: string, brand: BrandId): Visitor {
  const address = (path: string): string => {
    const full = new URL(path, url);
    full.searchParams.set('override', brand);
    return full.href;
  };
  return {
    page,
    api: apiAt(url, brand),
    brand,
    address,
    open: async (path) => {
      await page.goto(address(path));
    },
  };
}

/** Waits until the scripts of an account page have taken over. `early-input.spec.ts` tests what is done before. */
export async function untilScripted(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyInput' in window));
}

/** Waits until the page has what it shows of the borrower: its heading and first words are there before. */
export async function untilOpened(page: Page): Promise<void> {
  await expect(page.locator('main > .skeleton')).toHaveCount(0);
}

interface OfTest {
  /** The server that the test visits. */
  readonly site: RunningServer;
  /** Makes the visitor of a brand. Whatever goes wrong inside the page fails the test. */
  readonly visit: (brand: BrandId) => Visitor;
  /** As `visit`, in the page that the test before used, which is faster. It starts without anything stored. */
  readonly walk: (brand: BrandId) => Visitor;
}

/**
 * Made once in each worker, when a test first needs it. They are all here, because a fixture that only some files have
 * starts another worker, with another browser and server.
 */
interface OfWorker {
  readonly server: RunningServer;
  /** Of a deployment that has every service from outside. */
  readonly serverWithServices: RunningServer;
  readonly cast: Cast;
  readonly walkedPage: WalkedPage;
}

type ServerFixture = WorkerFixture<RunningServer, object>;

const serverWith = (
  settings: Readonly<Record<string, string>>,
): [ServerFixture, { scope: 'worker'; timeout: number }] => [
  async ({}, use) => {
    const server = await startServer(settings);
    await use(server);
    await server.stop();
  },
  { scope: 'worker', timeout: SERVER_TIMEOUT_MS },
];

export const test = base.extend<OfTest, OfWorker>({
  server: serverWith({}),
  serverWithServices: serverWith(OUTSIDE_SETTINGS),
  cast: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  walkedPage: [
    async ({ browser }, use) => {
      const walked = await openWalkedPage(browser);
      await use(walked);
      await walked.page.context().close();
    },
    { scope: 'worker' },
  ],
  site: async ({ server }, use) => use(server),
  visit: async ({ page, site }, use) => {
    const faults = await faultsOf(page);
    await use((brand) => visitorOf(page, site.url, brand));
    expect(faults, 'faults inside the page').toEqual([]);
  },
  walk: async ({ walkedPage, site }, use) => {
    const { page, faults } = walkedPage;
    await startAgain(walkedPage, site.url);
    await use((brand) => visitorOf(page, site.url, brand));
    expect(faults, 'faults inside the page').toEqual([]);
  },
});

// With the type of its browser it would need a worker of its own.
const { defaultBrowserType: _chromium, ...desktop } = devices['Desktop Chrome'];

/** For `test.use`: a desktop instead of the usual phone. */
export const DESKTOP = { ...desktop, viewport: { width: 1280, height: 900 } };

export { expect };

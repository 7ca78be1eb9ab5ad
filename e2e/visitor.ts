import type { BrandId } from '@fairlead/brands/brand';
import { test as base, expect, type Page } from '@playwright/test';
import { apiAt, type Api } from './api.ts';
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

/** Logs what the page's own policy refused to the console, which `faultsOf` reads. */
function logRefusals(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Content security policy: ${effectiveDirective} refused ${blockedURI}`);
  });
}

/** What went wrong inside a page: errors thrown, and anything that its own policy refused. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.addInitScript(logRefusals);
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (/content security policy|hydrat/i.test(message.text())) faults.push(message.text());
  });
  return faults;
}

interface OfTest {
  /** Makes the visitor of a brand. Whatever goes wrong inside the page fails the test. */
  readonly visit: (brand: BrandId) => Visitor;
}

interface OfWorker {
  readonly server: RunningServer;
}

export const test = base.extend<OfTest, OfWorker>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: SERVER_TIMEOUT_MS },
  ],
  visit: async ({ page, server }, use) => {
    const faults = await faultsOf(page);
    await use((brand) => visitorOf(page, server.url, brand));
    expect(faults, 'faults inside the page').toEqual([]);
  },
});

export { expect };

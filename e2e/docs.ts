import type { Page } from '@playwright/test';
import { faultsOf } from './faults.ts';
import { expect } from './visitor.ts';

/** The viewer tries whether it may compile text, and does without it when the policy refuses. */
const TRIED = 'refused eval';

export interface Watched {
  /** What went wrong inside the page. */
  readonly faults: readonly string[];
  /** Addresses on other origins that the page asked for. */
  readonly elsewhere: readonly string[];
}

/** Opens the API documentation, waits for the viewer to show it, and watches what it does. */
export async function openDocs(page: Page, url: string, hash = ''): Promise<() => Watched> {
  const faults = await faultsOf(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (/^https?:/.test(address) && new URL(address).origin !== url) elsewhere.push(address);
  });
  await page.goto(`${url}/docs${hash}`);
  // The viewer reads every endpoint before it shows anything, which takes long while other tests start.
  const title = page.getByRole('heading', { level: 1, name: 'Product API' });
  await expect(title).toBeVisible({ timeout: 30_000 });
  return () => ({ faults: faults.filter((fault) => !fault.endsWith(TRIED)), elsewhere });
}

export const NOTHING_WRONG: Watched = { faults: [], elsewhere: [] };

export const COLOUR_SCHEMES = ['light', 'dark'] as const;

/** The viewer follows the colours of the system while it is open. */
export async function useColours(page: Page, colorScheme: (typeof COLOUR_SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('body')).toContainClass(`${colorScheme}-mode`);
}

import type { Page, Request } from '@playwright/test';
import { reach } from './borrowing.ts';
import { expect } from './visitor.ts';

/** Calls that a page makes when it opens. They change nothing that the borrower has given. */
const OF_A_VISIT = /^\/v2\/(?:auth|sessions|devices|page-views|application-drafts)\b|\/track-apply-visit$/;

const isGiven = (request: Request): boolean => {
  const { pathname } = new URL(request.url());
  return request.method() !== 'GET' && pathname.startsWith('/v2/') && !OF_A_VISIT.test(pathname);
};

/** What is typed and chosen on the page, field by field. */
const answersOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=file]), select')].map(
        (field) =>
          `${field.name} ${'checked' in field && /^(?:radio|checkbox)$/.test(field.type) ? field.checked : field.value}`,
      ),
    );

/**
 * Goes back, forward again and reloads: the page is there each time, with what was typed, and none of it sends anything.
 */
export async function comesBack(page: Page, heading: string | RegExp): Promise<void> {
  const given: string[] = [];
  const note = (request: Request): void => {
    if (isGiven(request)) given.push(`${request.method()} ${new URL(request.url()).pathname}`);
  };
  const typed = await answersOn(page);
  page.on('request', note);
  await page.goBack();
  await page.goForward();
  await reach(page, heading);
  await page.reload();
  await reach(page, heading);
  await expect.poll(() => answersOn(page), String(heading)).toEqual(typed);
  page.off('request', note);
  expect(given, `sent by going back to ${heading}`).toEqual([]);
}

/** As `look`, and on these screens also back, forward and reload, where their heading is found. */
export function lookingBack(
  page: Page,
  look: (screen: string) => Promise<void>,
  screens: readonly string[],
): (screen: string) => Promise<void> {
  return async (screen) => {
    await look(screen);
    if (!screens.includes(screen)) return;
    const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
    await comesBack(page, heading);
  };
}

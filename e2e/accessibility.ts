import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

interface Violation {
  readonly rule: string;
  readonly help: string;
  readonly at: readonly string[];
}

/** A document in a frame is checked on an address of its own: its policy keeps scripts of others out. */
async function violationsOn(page: Page): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: RULES, resultTypes: ['violations'] })
    .exclude('iframe')
    // Otherwise each check opens another page, to join what it found in frames of other origins.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
}

/** How far the page runs off the side of the screen, in CSS pixels. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page fits the screen's width. */
export async function expectWithinScreen(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => overflowOf(page), { message: `sideways overflow on ${screen}` }).toBe(0);
}

/** No axe violation on the page as it is now, and it fits the screen's width. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectWithinScreen(page, screen);
  expect(await violationsOn(page), `axe on ${screen}`).toEqual([]);
}

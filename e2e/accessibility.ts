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
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).exclude('iframe').analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
}

/** No axe violation on the page as it stands. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await violationsOn(page), `axe on ${screen}`).toEqual([]);
}

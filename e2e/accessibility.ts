import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

/** A failure is recorded and the test continues, so that one run names every fault of every screen. */
const check = expect.configure({ soft: true });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
const RUN_AXE = `axe.run(${JSON.stringify(OPTIONS)}).then(({ violations }) => violations)`;

interface Violation {
  readonly rule: string;
  readonly help: string;
  readonly at: readonly string[];
}

/** A page that was checked before has axe already, until it is left for another address. */
async function violationsOn(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate<Result[]>(RUN_AXE);
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
  await check.poll(() => overflowOf(page), { message: `sideways overflow on ${screen}` }).toBe(0);
}

/** No axe violation on the page as it is now, and it fits the screen's width. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectWithinScreen(page, screen);
  check(await violationsOn(page), `axe on ${screen}`).toEqual([]);
}

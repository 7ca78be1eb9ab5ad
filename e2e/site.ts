import type { Page } from '@playwright/test';
import { expect, type Visitor } from './visitor.ts';

/** The paths of the pages that a brand has for everybody, as it tells search engines. */
export async function publicPathsOf({ page, address }: Visitor): Promise<string[]> {
  const answer = await page.request.get(address('/sitemap.xml'));
  const text = await answer.text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

/** What Tab has to reach, in words that a failure can show. A group of radio buttons is one stop. */
function stopsOf(): string[] {
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
  const words = (element: Element): string =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? element.textContent.trim().slice(0, 40)}`;
  const isStop = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.getAttribute('tabindex') === '-1' || element.matches(':disabled')) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = [
      ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`),
    ];
    return (group.find(({ checked }) => checked) ?? group[0]) === element;
  };
  return [...document.querySelectorAll(CONTROLS)].filter(isStop).map(words);
}

function focusedStop(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  return `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? element.textContent.trim().slice(0, 40)}`;
}

const PATIENCE = 20;

/** Presses Tab from the top of the page to its end, and expects to have been at every control on the way. */
export async function expectKeyboardReachesAll(page: Page, screen: string): Promise<void> {
  const wanted = await page.evaluate(stopsOf);
  const seen = new Set<string>();
  for (let press = 0; press < wanted.length + PATIENCE; press += 1) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(focusedStop));
    if (wanted.every((stop) => seen.has(stop))) break;
  }
  expect(
    wanted.filter((stop) => !seen.has(stop)),
    `out of reach of the keyboard on ${screen}`,
  ).toEqual([]);
}

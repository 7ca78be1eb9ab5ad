import type { Page } from '@playwright/test';
import { expect, type Visitor } from './visitor.ts';

/** Pages that every brand has, whatever it has switched off. */
const ALWAYS = ['/', '/about', '/contact', '/complaints', '/help-and-support', '/privacy', '/cookies'];

/** The public paths of a brand, read from its sitemap. */
export async function publicPathsOf({ page, address }: Visitor): Promise<string[]> {
  const answer = await page.request.get(address('/sitemap.xml'));
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  expect(paths).toEqual(expect.arrayContaining(ALWAYS));
  return paths;
}

/**
 * Numbers what Tab has to reach, and describes each in words that a failure can show. A group of radio buttons is one
 * stop.
 */
function markStops(): string[] {
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
  const isStop = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.getAttribute('tabindex') === '-1' || element.matches(':disabled')) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = [
      ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`),
    ];
    return (group.find(({ checked }) => checked) ?? group[0]) === element;
  };
  return [...document.querySelectorAll(CONTROLS)].filter(isStop).map((element, index) => {
    element.setAttribute('data-stop', String(index));
    return `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? element.textContent.trim().slice(0, 40)}`;
  });
}

function focusedStop(): number {
  return Number(document.activeElement?.getAttribute('data-stop') ?? NaN);
}

const PATIENCE = 20;

/** Presses Tab from the top of the page to its end, and expects to have been at every control on the way. */
export async function expectKeyboardReachesAll(page: Page, screen: string): Promise<void> {
  const wanted = await page.evaluate(markStops);
  const seen = new Set<number>();
  for (let press = 0; press < wanted.length + PATIENCE; press += 1) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(focusedStop));
    if (wanted.every((_, stop) => seen.has(stop))) break;
  }
  expect(
    wanted.filter((_, stop) => !seen.has(stop)),
    `out of reach of the keyboard on ${screen}`,
  ).toEqual([]);
}

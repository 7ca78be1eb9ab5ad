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
 * Marks what Tab has to reach, and removes the mark of each that has the focus after a key. A failure shows the words
 * that are the mark. A group of radio buttons is one stop.
 */
function markStops(): number {
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
  const stops = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isStop);
  for (const element of stops) {
    const name = element.getAttribute('name') ?? element.textContent.trim().slice(0, 40);
    element.dataset.unreached = `${element.tagName.toLowerCase()} ${name}`;
  }
  document.addEventListener('keyup', () => document.activeElement?.removeAttribute('data-unreached'), true);
  return stops.length;
}

const unreachedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-unreached]')].map(
      ({ dataset }) => dataset.unreached ?? '',
    ),
  );

const PATIENCE = 20;

/** Presses Tab from the top of the page to its end, and expects to have been at every control on the way. */
export async function expectKeyboardReachesAll(page: Page, screen: string): Promise<void> {
  const stops = await page.evaluate(markStops);
  for (let press = 0; press < stops; press += 1) await page.keyboard.press('Tab');
  let unreached = await unreachedOn(page);
  for (let press = 0; press < PATIENCE && unreached.length > 0; press += 1) {
    await page.keyboard.press('Tab');
    unreached = await unreachedOn(page);
  }
  expect(unreached, `out of reach of the keyboard on ${screen}`).toEqual([]);
}

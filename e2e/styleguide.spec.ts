import { BRAND_IDS } from '@fairlead/brands/brands';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectWithinScreen } from './accessibility.ts';
import { CHECKED_BRANDS } from './checked-brands.ts';
import { expectKeyboardReachesAll } from './site.ts';
import { expect, test } from './visitor.ts';

const SURFACES = ['light', 'dark'] as const;

/** What its border separates from the background, and what takes the focus: a choice does so for the control in it. */
const EDGED = {
  '.button-primary': '.button-primary',
  '.button-secondary': '.button-secondary',
  'input.input': 'input.input',
  '.text-area': '.text-area',
  '.select': '.select',
  '.choice': '.choice-input',
  '.file': '.file',
  '.affix': null,
  '.card': null,
  '.banner': null,
  '.error-summary': null,
  '.dialog': null,
  '.notification': null,
  '.accordion-item': 'summary',
  '.tab[aria-current]': '.tab[aria-current]',
} as const;

type Line = 'border-bottom' | 'outline';

async function expectLine(element: Locator, line: Line, what: string): Promise<void> {
  const painted = await element.evaluate((node, kind) => {
    const style = getComputedStyle(node);
    return {
      width: parseFloat(style.getPropertyValue(`${kind}-width`)),
      style: style.getPropertyValue(`${kind}-style`),
      colour: style.getPropertyValue(`${kind}-color`),
      ground: getComputedStyle(document.body).backgroundColor,
    };
  }, line);
  expect(painted.width, `${line} of ${what}`).toBeGreaterThanOrEqual(1);
  expect(painted.style, `${line} of ${what}`).not.toBe('none');
  expect(painted.colour, `${line} of ${what}`).not.toBe(painted.ground);
}

/** Opens what the examples keep closed; of those that shut one another, all. */
async function openAll(page: Page): Promise<void> {
  await page.locator('.guide-example details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });
}

for (const brand of CHECKED_BRANDS) {
  test(`the style guide of ${brand} is accessible on either surface`, async ({ walk }) => {
    test.setTimeout(240_000);
    const { page, open } = walk(brand);
    await open('/styleguide');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Style guide');
    await openAll(page);
    for (const surface of SURFACES) {
      await expect(page.locator(`.guide-surface[data-surface=${surface}]`).first()).toBeVisible();
    }
    await expectAccessible(page, `${brand}, style guide`);
    for (const [width, height] of [
      [320, 640],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectWithinScreen(page, `${brand}, style guide at ${width} pixels`);
    }
  });

  test(`the controls of ${brand} keep their edges and their focus in forced colours`, async ({ visit }) => {
    const { page, open } = visit(brand);
    await page.emulateMedia({ forcedColors: 'active' });
    await open('/styleguide');
    await page.keyboard.press('Tab');
    for (const surface of SURFACES) {
      for (const [edged, focusable] of Object.entries(EDGED)) {
        const what = `${edged} on the ${surface} surface`;
        const element = page.locator(`.guide-surface[data-surface=${surface}] ${edged}`).first();
        await expectLine(element, 'border-bottom', what);
        if (focusable === null) continue;
        const taker = element.locator(`xpath=descendant-or-self::*`).and(page.locator(focusable)).first();
        await taker.focus();
        const shows = focusable === '.choice-input' ? element : taker;
        await expectLine(shows, 'outline', what);
      }
    }
  });
}

for (const brand of BRAND_IDS) {
  test(`${brand}: every mark of a form of eight steps is seen on a small phone`, async ({ walk }) => {
    const { page, open } = walk(brand);
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/styleguide');
    const marks = page.locator('.step-marks').first().locator('i');
    await expect(marks).toHaveCount(8);
    for (const mark of await marks.all()) {
      const { x = 0, width = 0 } = (await mark.boundingBox()) ?? {};
      expect(width, 'the width of a mark').toBeGreaterThan(8);
      expect(x + width, 'its end').toBeLessThanOrEqual(320);
    }
  });
}

test('the keyboard reaches every control of the style guide', async ({ walk }) => {
  const { page, open } = walk('lendable');
  await open('/styleguide');
  await expectKeyboardReachesAll(page, 'lendable, style guide');
});

test('the contents lead to a component, and the brands to one another', async ({ visit }) => {
  const { page, open } = visit('asda');
  await open('/styleguide');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Dialog' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Dialog' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Brands' }).getByRole('link', { name: 'Motor' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'motor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Style guide');
});

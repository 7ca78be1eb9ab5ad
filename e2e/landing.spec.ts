import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

const { messages } = BRANDS.lendable.landing;
const TURN_MS = 2000;
const SPOKEN_AFTER_MS = 400;

function shown(page: Page): Promise<string | null> {
  return page.locator('[data-message][data-current]').textContent();
}

/** Motion is welcome, and time passes only when the test says so. */
async function stopTime(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T12:00:01Z'));
}

test.describe('the messages of the landing page', () => {
  test('turn every two seconds, begin again, and stop when paused', async ({ visit }) => {
    const { page, open } = visit('lendable');
    await stopTime(page);
    await open('/');
    await expect(page.locator('[data-messages][data-is-live]')).toBeAttached();
    expect(await shown(page)).toBe(messages[0]);
    await page.clock.runFor(TURN_MS - 1);
    expect(await shown(page)).toBe(messages[0]);
    await page.clock.runFor(1);
    expect(await shown(page)).toBe(messages[1]);
    await page.clock.runFor(TURN_MS * (messages.length - 1));
    expect(await shown(page)).toBe(messages[0]);

    await page.getByRole('button', { name: 'Pause the messages' }).click();
    await page.clock.runFor(TURN_MS * 3);
    expect(await shown(page)).toBe(messages[0]);
    await page.getByRole('button', { name: 'Play the messages' }).click();
    await page.clock.runFor(TURN_MS);
    expect(await shown(page)).toBe(messages[1]);
  });

  test('stop under the pointer and with the focus, and take no space of their own', async ({ visit }) => {
    const { page, open } = visit('lendable');
    await stopTime(page);
    await open('/');
    const strip = page.locator('[data-messages]');
    const before = await strip.boundingBox();
    await strip.hover();
    await page.clock.runFor(TURN_MS * 2);
    expect(await shown(page)).toBe(messages[0]);
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Pause the messages' }).focus();
    await page.clock.runFor(TURN_MS * 2);
    expect(await shown(page)).toBe(messages[0]);
    await page.getByRole('button', { name: 'Pause the messages' }).blur();
    await page.clock.runFor(TURN_MS);
    expect(await shown(page)).toBe(messages[1]);
    expect((await strip.boundingBox())?.height).toBe(before?.height);
  });

  test('are all in sight where motion is not wanted', async ({ visit }) => {
    const { page, open } = visit('lendable');
    await open('/');
    for (const message of messages)
      await expect(page.getByText(message, { exact: true })).toHaveCSS('opacity', '1');
    await expect(page.locator('[data-pause]')).toBeHidden();
  });
});

test.describe('the quote tool in the browser', () => {
  test('says what is wrong when it is sent, in the words of the server, and takes it back', async ({
    visit,
  }) => {
    const { page, open } = visit('lendable');
    await open('/');
    const amount = page.getByLabel('Amount in pounds');
    const error = page.locator('#amount-error');
    await amount.fill('abc');
    await expect(page.locator('[data-text=message]')).toHaveText(
      'Amount must be a number of pounds, like £7,500',
    );
    await expect(error).toHaveCount(0);
    await amount.blur();
    await expect(error).toHaveCount(0);
    await amount.press('Enter');
    await expect(error).toHaveText('Error: Amount must be a number of pounds, like £7,500');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveAccessibleDescription('Error: Amount must be a number of pounds, like £7,500');
    await amount.fill('5000');
    await expect(error).toHaveCount(0);
    await expect(amount).not.toHaveAttribute('aria-invalid');
  });

  test('goes no further with something to correct', async ({ visit }) => {
    const { page, open } = visit('lendable');
    await open('/');
    await page.getByLabel('Term in months').fill('999');
    await page.getByRole('button', { name: 'Get your own rate' }).click();
    await expect(page.getByLabel('Term in months')).toBeFocused();
    await expect(page.locator('#term-error')).toHaveText('Error: Term must be between 12 and 60 months');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('removes the server’s error once it is corrected, and keeps the summary until the next submission', async ({
    visit,
  }) => {
    const { page, open } = visit('lendable');
    await open('/?amount=abc&term=36');
    await expect(page).toHaveTitle(/^Error: /);
    await page.getByLabel('Amount in pounds').fill('5000');
    await expect(page.locator('#amount-error')).toHaveCount(0);
    await expect(page.getByText('There is a problem')).toBeVisible();
    await page.getByRole('button', { name: 'Get your own rate' }).click();
    await expect(page.getByText('There is a problem')).toHaveCount(0);
  });

  test('reads a price out when it changes, not as the page opens', async ({ visit }) => {
    const { page, open } = visit('lendable');
    await open('/');
    await expect(page.locator('[data-quote-tool][data-is-live]')).toBeAttached();
    await page.waitForTimeout(SPOKEN_AFTER_MS * 2);
    await expect(page.locator('output')).toBeEmpty();
    await page.getByLabel('Good', { exact: true }).check();
    await expect(page.locator('output')).toContainText('Total payable');
  });
});

/** Sizes in pixels of the figures of the representative example, and of everything else that costs. */
function sizesOfCosts(): { example: number[]; others: number[] } {
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const sizes = (selector: string) => [...document.querySelectorAll(selector)].map(size);
  return {
    example: sizes('.representative .figure-value'),
    others: sizes('.quote-tool .figure-value, .quote-tool dd, .quote-tool .figure-note, #rates td, #rates p'),
  };
}

/** Where the header, the hero, each section and the footer begin, in pixels from the left. */
function beginnings(): Record<string, number> {
  const lefts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().left);
  const hero = document.querySelector('.hero-inner');
  const isSheet = hero !== null && getComputedStyle(hero).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const sections = [...document.querySelectorAll('.section')].flatMap(({ id }, index) =>
    lefts('.section-heading')
      .slice(index, index + 1)
      .map((left): [string, number] => [`section ${index} ${id}`, left]),
  );
  return {
    header: Math.min(...lefts('.site-logo svg, .hero-logo svg')),
    hero: Math.min(...lefts(isSheet ? '.hero-inner' : '.hero-heading, .hero-tool .card')),
    messages: Math.min(...lefts('.messages-list')),
    ...Object.fromEntries(sections),
    footer: Math.min(...lefts('.site-footer-heading')),
    'small print': Math.min(...lefts('.site-footer-words')),
  };
}

async function expectOneLine(page: Page): Promise<void> {
  const found = Object.entries(await page.evaluate(beginnings));
  const line = found[0]?.[1] ?? 0;
  expect(found.length).toBeGreaterThanOrEqual(9);
  for (const [part, left] of found) expect.soft(Math.abs(left - line), part).toBeLessThan(1);
}

for (const brand of BRAND_IDS) {
  test(`${brand} shows its representative example larger than any other cost, and begins at one line`, async ({
    visit,
  }) => {
    const { page, open } = visit(brand);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open('/');
      const { example, others } = await page.evaluate(sizesOfCosts);
      expect(example.length).toBeGreaterThanOrEqual(7);
      expect(others.length).toBeGreaterThan(10);
      expect(new Set(example).size).toBe(1);
      expect(Math.min(...example)).toBeGreaterThan(Math.max(...others));
      if (width === 1280) await expectOneLine(page);
    }
  });

  test(`${brand}: nothing moves when the script of the page arrives`, async ({ visit }) => {
    const { page, address } = visit(brand);
    const script = Promise.withResolvers<string>();
    await page.route('**/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(address('/'), { waitUntil: 'commit' });
    await expect(page.getByText('Show the price', { exact: true })).toBeHidden();
    await page.evaluate(() => document.fonts.ready);
    const before = await page.locator('.quote-answer').boundingBox();
    script.resolve('arrives');
    await page.locator('[data-quote-tool][data-is-live]').waitFor();
    expect(await page.locator('.quote-answer').boundingBox()).toEqual(before);
  });

  test(`${brand} starts with its headline and the tool on a phone`, async ({ visit }) => {
    const { page, open } = visit(brand);
    await open('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Amount in pounds')).toBeInViewport({ ratio: 1 });
  });
}

/** What a visitor with a phone sees before they scroll. */
const FIRST_VIEW = ['h1', '#amount', '#term', '.figure-cost .figure-value', '.quote-apply .button'] as const;

for (const brand of BRAND_IDS) {
  test(`${brand}: the first view has the price and the way to apply`, async ({ visit }) => {
    const { page, open } = visit(brand);
    const { height = 0 } = page.viewportSize() ?? {};
    // The second is what a scrollbar leaves of the first.
    for (const width of [390, 375]) {
      await page.setViewportSize({ width, height });
      await open('/');
      for (const part of FIRST_VIEW) {
        const box = await page.locator(part).first().boundingBox();
        expect(box && box.y + box.height, `${part} at ${width} pixels`).toBeLessThanOrEqual(height);
      }
    }
  });
}

import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import { reach } from './borrowing.ts';
import { publicPathsOf } from './site.ts';
import { expect, test } from './visitor.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the quote tool answers with a page', async ({ visit }) => {
    const { page, open } = visit('lendable');
    await open('/');
    await page.getByLabel('Amount in pounds').fill('12,000');
    await page.getByLabel('Term in months').fill('48');
    await page.getByLabel('Good', { exact: true }).check();
    await page.getByRole('button', { name: 'Show the price' }).click();
    await expect(page.locator('[data-result]')).toHaveAttribute('data-state', 'priced');
    await expect(page.getByLabel('Amount in pounds')).toHaveValue(/12,?000/);
    await expect(page.locator('[data-text=borrowed]')).toHaveText('£12,000');
    await expect(page.locator('[data-text=payments]')).toHaveText(
      /^47 payments of .*, then a final payment of/,
    );
    await expect(page.locator('[data-text=rateKind]')).toHaveText(
      'An illustration for a good credit history',
    );
  });

  test('the quote tool answers what the script would show', async ({ visit, browser, server }) => {
    const { page, open } = visit('lendable');
    await open('/?amount=12000&term=48&history=Good');
    const withScript = await browser.newPage({ javaScriptEnabled: true, baseURL: server.url });
    await withScript.goto('/');
    await withScript.locator('[data-quote-tool][data-is-live]').waitFor();
    await withScript.getByLabel('Amount in pounds').fill('12000');
    await withScript.getByLabel('Term in months').fill('48');
    await withScript.getByLabel('Good', { exact: true }).check();
    for (const text of ['monthlyPounds', 'payments', 'apr', 'charge', 'total']) {
      const place = `[data-text=${text}]`;
      const shown = await withScript.locator(place).first().textContent();
      expect(shown, text).toMatch(/\d/);
      await expect(page.locator(place).first()).toHaveText(shown ?? '');
    }
    await withScript.close();
  });

  test('the quote tool says all that is wrong, with the focus on it', async ({ visit }) => {
    const { page, open } = visit('lendable');
    await open('/');
    await page.getByLabel('Amount in pounds').fill('abc');
    await page.getByLabel('Term in months').fill('999');
    const answered = page.waitForResponse((response) => response.url().includes('amount=abc'));
    await page.getByRole('button', { name: 'Show the price' }).click();
    expect((await answered).status()).toBe(422);
    await expect(page).toHaveTitle(/^Error: /);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Term must be between 12 and 60 months' }).click();
    await expect(page.getByLabel('Term in months')).toBeFocused();
    await expect(page.getByLabel('Amount in pounds')).toHaveAccessibleDescription(
      'Error: Amount must be a number of pounds, like £7,500',
    );
    await expect(page.locator('#amount')).toHaveValue('abc');
  });

  test('what only the script can move is not shown', async ({ visit }) => {
    const { page, open } = visit('lendable');
    await open('/');
    await expect(page.locator('input[type=range]')).toHaveCount(2);
    for (const range of await page.locator('input[type=range]').all()) await expect(range).toBeHidden();
  });

  test('every page of information can be read', async ({ visit }) => {
    const visitor = visit('postoffice');
    for (const path of await publicPathsOf(visitor)) {
      await visitor.open(path);
      const words = await visitor.page.getByRole('main').innerText();
      expect(words.length, path).toBeGreaterThan(300);
    }
  });

  test('an account page says what it needs', async ({ visit }) => {
    const { page, open } = visit('lendable');
    await open('/login');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Loading' })).toBeHidden();
  });
});

test('the quote tool has a button when its script does not come', async ({ page, server }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${server.url}/?override=lendable`);
  const button = page.getByRole('button', { name: 'Show the price' });
  await expect(button).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await page.getByLabel('Amount in pounds').fill('12000');
  await button.click();
  await expect(page.locator('[data-text=borrowed]')).toHaveText('£12,000');
});

test('the skip link leads to the content, and a press of it moves the focus', async ({ visit }) => {
  const { page, open } = visit('vanquis');
  await open('/about');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a lost connection is said, and its return as well', async ({ visit, context }) => {
  const { page, open } = visit('lendable');
  await open('/account/borrow/quote');
  await reach(page, 'How much do you want to borrow?');
  await context.setOffline(true);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('.offline > p')).toHaveCount(0);
});

test('a page that follows another opens at its top', async ({ visit }) => {
  const { page, open } = visit('asda');
  await open('/account/borrow/quote');
  await reach(page, 'How much do you want to borrow?');
  await page.getByLabel('A holiday').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await reach(page, 'Your name and date of birth');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('on paper a page is its brand, its address and its words: no lists of links', async ({ visit }) => {
  const { page, open } = visit('asda');
  await open('/privacy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.site-logo')).toBeVisible();
  await expect(page.getByText('asda.example/privacy', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Words that paper, which is white, would swallow: their contrast with it is below 4.5 to 1 (WCAG 2.2, 1.4.3). */
function wordsLostOnPaper(): string[] {
  const CONTRAST = 4.5;
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('There is nothing to mix colours on');
  const luminance = (colour: string): number => {
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  return [...document.querySelectorAll('main *')]
    .filter((element) => hasWords(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < CONTRAST)
    .map((element) => `${element.className} ${element.textContent.trim().slice(0, 40)}`);
}

for (const brand of BRAND_IDS) {
  test(`the first page of ${brand} on paper has its wordmark and its address, and every word can be read`, async ({
    visit,
  }) => {
    const { page, open } = visit(brand);
    await page.emulateMedia({ media: 'print' });
    await open('/');
    expect(await page.evaluate(wordsLostOnPaper)).toEqual([]);
    await expect(page.locator('header .artwork')).toBeVisible();
    await expect(page.locator('header').getByText(BRANDS[brand].dictionary.domain)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

for (const path of ['/', '/about', '/login']) {
  test(`a script put into ${path} does not run`, async ({ page, server }) => {
    const address = `${server.url}${path}`;
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const planted =
        '<script>window.planted = true</script><img src="data:," alt="" onerror="window.planted = true">';
      await route.fulfill({ response: answer, body: html.replace('</body>', `${planted}</body>`) });
    });
    const refusals: string[] = [];
    page.on('console', (message) => refusals.push(message.text()));
    await page.goto(address, { waitUntil: 'load' });
    expect(await page.content()).toContain('window.planted');
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    expect(refusals.some((text) => /content security policy/i.test(text))).toBe(true);
  });
}

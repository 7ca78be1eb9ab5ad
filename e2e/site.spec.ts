import { BRAND_IDS } from '@fairlead/brands/brands';
import { expectAccessible, expectWithinScreen } from './accessibility.ts';
import { CHECKED_BRANDS } from './checked-brands.ts';
import { expectKeyboardReachesAll, publicPathsOf } from './site.ts';
import { expect, test } from './visitor.ts';

const NARROWEST = { width: 320, height: 640 };

for (const brand of CHECKED_BRANDS) {
  test(`every public page of ${brand} is accessible`, async ({ walk }) => {
    test.setTimeout(240_000);
    const visitor = walk(brand);
    const { page, address } = visitor;
    for (const path of await publicPathsOf(visitor)) {
      await test.step(path, async () => {
        const answer = await page.goto(address(path));
        expect(answer?.status(), path).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page, `${brand}, ${path}`);
        await expectKeyboardReachesAll(page, `${brand}, ${path}`);
      });
    }
  });

  test(`every public page of ${brand} fits 320 pixels, and text of twice the size`, async ({ walk }) => {
    test.setTimeout(120_000);
    const visitor = walk(brand);
    const { page, open } = visitor;
    const paths = await publicPathsOf(visitor);
    for (const path of paths) {
      await open(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectWithinScreen(page, `${brand}, ${path}, text of twice the size`);
    }
    await page.setViewportSize(NARROWEST);
    for (const path of paths) {
      await open(path);
      await expectWithinScreen(page, `${brand}, ${path}, 320 pixels`);
    }
  });
}

test('a page that a brand has switched off is not there', async ({ visit }) => {
  const visitors = BRAND_IDS.map(visit);
  const paths = await Promise.all(visitors.map(publicPathsOf));
  for (const [index, { page, address, brand }] of visitors.entries()) {
    const own = paths[index] ?? [];
    const others = new Set(paths.flat().filter((path) => !own.includes(path)));
    for (const path of others) {
      const answer = await page.goto(address(path));
      expect(answer?.status(), `${brand}, ${path}`).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a visitor who looks for help ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('is taken to what was found, and the title says how much', async ({ visit }) => {
      const { page, open } = visit('asda');
      await open('/help-and-support');
      await page.getByLabel('What do you need help with?').fill('giraffe');
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/^Nothing found for “giraffe” – Help and support/);
      await page.getByLabel('What do you need help with?').fill('missed payment');
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/answers? for “missed payment” – Help and support/);
      await expect(page.getByRole('region', { name: /for “missed payment”/ })).toBeFocused();
    });
  });
}

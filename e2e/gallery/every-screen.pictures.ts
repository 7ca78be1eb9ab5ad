import { BRANDS } from '@fairlead/brands/brands';
import type { BrandId } from '@fairlead/brands/brand';
import { nameOf, viewerOf, type Shown } from '../screens/screen.ts';
import { screensOf, walksThrough } from '../screens/screens.ts';
import { test as base } from '../visitor.ts';
import { openWalkedPage } from '../walked-page.ts';
import { ASKED_BRANDS } from './asked.ts';
import { takePictures } from './pictures.ts';

/** One pixel for each of CSS: Chromium does not always make a picture of another density at the size asked for. */
const test = base.extend({
  walkedPage: [
    async ({ browser }, use) => {
      const walked = await openWalkedPage(browser, { deviceScaleFactor: 1 });
      await use(walked);
      await walked.page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** Pictures of each walk that `screens.spec.ts` checks: every screen of a brand in every state. */
function testPictures(brand: BrandId, walk: readonly Shown[], firstOrder: number): void {
  const names = walk.map(nameOf).join('; ');
  test(`${brand}: ${names}`, async ({ walk: visit, cast }) => {
    const viewer = viewerOf(visit(brand), cast);
    for (const [index, shown] of walk.entries()) {
      await test.step(nameOf(shown), async () => {
        await shown.show(viewer);
        await takePictures(viewer.page, brand, firstOrder + index, shown);
      });
    }
  });
}

for (const brand of ASKED_BRANDS) {
  let order = 0;
  for (const walk of walksThrough(screensOf(BRANDS[brand]))) {
    const shown = walk.map((step) => step.shown);
    testPictures(brand, shown, order);
    order += shown.length;
  }
}

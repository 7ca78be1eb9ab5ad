import type { BrandId } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import { expectAccessible } from './accessibility.ts';
import { CHECKED_BRANDS } from './checked-brands.ts';
import { IS_NIGHTLY } from '../scripts/nightly.ts';
import { openedScreensOf, screensOf } from './screens/screens.ts';
import { viewerOf, type Shown } from './screens/screen.ts';
import { test } from './visitor.ts';
import { expectWrittenForms } from './written-forms.ts';

function testAll(brand: BrandId, screens: readonly Shown[]): void {
  for (const { screen, state, show } of screens) {
    const name = `${screen}, ${state}`;
    test(`${brand}: ${name} is accessible`, async ({ visit, cast }) => {
      const viewer = viewerOf(visit(brand), cast);
      await show(viewer);
      await expectAccessible(viewer.page, name);
      await expectWrittenForms(viewer.page, name);
    });
  }
}

for (const id of CHECKED_BRANDS)
  testAll(id, IS_NIGHTLY || id === 'lendable' ? screensOf(BRANDS[id]) : openedScreensOf(BRANDS[id]));

import type { BrandId } from '@fairlead/brands/brand';
import { expectAccessible } from './accessibility.ts';
import { CHECKED_BRANDS } from './checked-brands.ts';
import { IS_NIGHTLY } from '../scripts/nightly.ts';
import { SCREENS } from './screens/screens.ts';
import { viewerOf, type Shown } from './screens/screen.ts';
import { test } from './visitor.ts';
import { expectWrittenForms } from './written-forms.ts';

/** The first state of each screen: what differs by brand is the same in every state. */
const OPENED = SCREENS.filter(
  ({ screen }, index) => SCREENS.findIndex((other) => other.screen === screen) === index,
);

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

for (const brand of CHECKED_BRANDS) testAll(brand, IS_NIGHTLY || brand === 'lendable' ? SCREENS : OPENED);

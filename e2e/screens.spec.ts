import type { BrandId } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import type { Page } from '@playwright/test';
import { PHONE } from './phone.ts';
import { LOAN_STATES } from '@fairlead/core/loan/states';
import { expectAccessible } from './accessibility.ts';
import { CHECKED_BRANDS } from './checked-brands.ts';
import { IS_NIGHTLY } from '../scripts/nightly.ts';
import { MOTOR } from './screens/motor.ts';
import { inFirstStates, screensOf, walksThrough } from './screens/screens.ts';
import { expectReadableChart } from './readable-chart.ts';
import { nameOf, viewerOf, type Walk } from './screens/screen.ts';
import { expectTypedListed } from './typed-pages.ts';
import { DESKTOP, expect, test } from './visitor.ts';
import { expectWrittenForms } from './written-forms.ts';

/** Each state of a loan is looked at on a desktop as well. */
async function expectAccessibleWide(page: Page, name: string): Promise<void> {
  await page.setViewportSize(DESKTOP.viewport);
  await expectAccessible(page, `${name}, on a desktop`);
  await expectReadableChart(page, `${name}, on a desktop`);
  await page.setViewportSize(PHONE.viewport);
}

function testWalk(brand: BrandId, walk: Walk): void {
  const [{ shown: first }, ...others] = walk;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  test(`${brand}: ${nameOf(first)}${more}, accessible`, async ({ walk: visit, cast }) => {
    const viewer = viewerOf(visit(brand), cast);
    for (const { shown, isChecked } of walk) {
      const name = nameOf(shown);
      await test.step(name, async () => {
        await shown.show(viewer);
        if (!isChecked) return;
        await expectAccessible(viewer.page, name);
        if (shown.screen === 'loan') await expectReadableChart(viewer.page, name);
        if (shown.loanState !== undefined) await expectAccessibleWide(viewer.page, name);
        await expectWrittenForms(viewer.page, name);
        if (brand === 'lendable') await expectTypedListed(viewer.page, name);
      });
    }
  });
}

// The only brand of hire purchase is not one of those that npm test checks in full. It comes before the screens that
// move time: in later years the car is too old.
if (!CHECKED_BRANDS.includes('motor')) for (const walk of walksThrough(MOTOR)) testWalk('motor', walk);

test('every state of a loan is looked at', () => {
  const shown = [...screensOf(BRANDS.lendable), ...screensOf(BRANDS.motor)];
  const looked = new Set(shown.flatMap(({ loanState }) => loanState ?? []));
  expect([...looked].toSorted()).toEqual(LOAN_STATES.toSorted());
});

for (const id of CHECKED_BRANDS) {
  const walks = walksThrough(screensOf(BRANDS[id]));
  const isInFull = IS_NIGHTLY || id === 'lendable';
  for (const walk of isInFull ? walks : inFirstStates(walks)) testWalk(id, walk);
}

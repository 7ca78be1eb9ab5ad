import type { Brand } from '@fairlead/brands/brand';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { ACCOUNT_SCREENS } from './account.ts';
import { DECISIONS } from './decisions.ts';
import { DOCUMENTS } from './documents.ts';
import { FORM } from './form.ts';
import { LOAN } from './loan.ts';
import { PUBLIC } from './public.ts';
import { REQUIREMENTS } from './requirements.ts';
import { SANDBOX } from './sandbox.ts';
import { STAFF_SCREENS } from './staff.ts';
import type { Shown } from './screen.ts';

/** Screens of a borrower. Those that move the business date come last. */
const OF_BORROWERS: readonly Shown[] = [
  ...FORM,
  ...DECISIONS,
  ...REQUIREMENTS,
  ...DOCUMENTS,
  ...ACCOUNT_SCREENS,
  ...SANDBOX,
  ...STAFF_SCREENS,
  ...LOAN,
];

/** Every screen of a brand in every state that it has. A brand of hire purchase has no borrowers yet (decision 0010). */
export function screensOf(brand: Brand): readonly Shown[] {
  const hasBorrowers = PRODUCTS[brand.config.productId].basis !== 'rate';
  const all = hasBorrowers ? [...PUBLIC, ...OF_BORROWERS] : PUBLIC;
  return all.filter(({ isIn }) => isIn === undefined || isIn(brand));
}

/** Each screen in its first state: what differs by brand is the same in every state. */
export function openedScreensOf(brand: Brand): readonly Shown[] {
  const all = screensOf(brand);
  return all.filter(({ screen }, index) => all.findIndex((other) => other.screen === screen) === index);
}

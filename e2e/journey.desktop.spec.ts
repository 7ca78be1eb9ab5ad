import type { BrandId } from '@fairlead/brands/brand';
import { IS_NIGHTLY } from '../scripts/nightly.ts';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { newApplicant } from '@fairlead/testing/people';
import { prepare } from './prepared.ts';
import { DESKTOP, test, type Visitor } from './visitor.ts';

test.use(DESKTOP);

/** The main screens of the journey on a desktop, each opened by its address. */
async function openJourney(visitor: Visitor, look: (screen: string) => Promise<void>): Promise<void> {
  const { page, open } = visitor;
  await open('/');
  await look('landing');
  await open('/account/borrow/quote');
  await reach(page, 'How much do you want to borrow?');
  await look('form');
  const { applicationId: offered } = await prepare(visitor, 'decided', newApplicant('Successful', 'Accept'));
  await open(`/account/borrow/apply?id=${offered}`);
  await reach(page, /^Here is your price/);
  await look('offer');
  const { applicationId, loanId } = await prepare(visitor, 'signed', newApplicant('Successful', 'Accept'));
  await open(`/account/borrow/requested/${applicationId}`);
  await reach(page, /^You’ve signed/);
  await look('requested');
  for (const tab of ['overview', 'schedule', 'transactions']) {
    await open(`/account/borrow/repay/summary?id=${loanId}&tab=${tab}`);
    await reach(page, 'Your loan');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await look(`loan, ${tab}`);
  }
}

const BRANDS: readonly BrandId[] = IS_NIGHTLY ? ['lendable', 'vanquis', 'postoffice'] : ['postoffice'];

for (const brand of BRANDS) {
  test(`${brand}: the journey on a desktop`, async ({ visit }) => {
    const visitor = visit(brand);
    await openJourney(visitor, (screen) => expectAccessible(visitor.page, `${brand}, ${screen}`));
  });
}

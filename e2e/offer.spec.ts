import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import { appliedForMotor } from '@fairlead/testing/journeys/motor';
import { prepare, signIn } from './prepared.ts';
import { expect, test } from './visitor.ts';

for (const brand of BRAND_IDS) {
  test(`${brand}: the first view of an offer has its whole price and the way on`, async ({ visit }) => {
    const visitor = visit(brand);
    const { page, open, address, api } = visitor;
    const isHired = isHirePurchase(BRANDS[brand].config.productId);
    const borrower = isHired ? await appliedForMotor(api) : await prepare(visitor, 'decided');
    await signIn(visitor, borrower);
    const path = `/account/borrow/apply?id=${borrower.applicationId}`;
    const served = await (await page.request.get(address(path))).text();
    expect(served, 'something to read before the price has arrived').toContain('Missing payments could');
    await open(path);
    await expect(page.getByText('Continue with this offer')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const part of ['Every month for', 'Annual interest rate, fixed', 'Missing payments could']) {
      await expect(page.getByText(part).first()).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByText('Continue with this offer')).toBeInViewport({ ratio: 1 });
  });
}

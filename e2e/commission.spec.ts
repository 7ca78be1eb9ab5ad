import { motorReadyToSign, appliedForMotor } from '@fairlead/testing/journeys/motor';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { signIn } from './prepared.ts';
import { headed } from './screens/screen.ts';
import { expect, test } from './visitor.ts';

const HEADING = '£312 to Motor for introducing you';

test('an offer of hire purchase is continued once the commission is agreed to', async ({ visit }) => {
  const visitor = visit('motor');
  const { page, open, api } = visitor;
  const { applicationId, ...borrower } = await appliedForMotor(api);
  await signIn(visitor, borrower);
  await open(`/account/borrow/apply?id=${applicationId}`);
  await page.getByRole('link', { name: 'Continue with this offer' }).click();
  await headed(page, HEADING);
  await expect(
    page.getByText('It is 3.12% of what you borrow and is not added to your payments.'),
  ).toBeVisible();
  await expectAccessible(page, 'the commission');
  await page.getByRole('link', { name: 'Go back without agreeing' }).click();
  await headed(page, 'Here is your price');
  await page.getByRole('link', { name: 'Continue with this offer' }).click();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await page.waitForURL(/\/account\/borrow\/continue/);
  await open(`/account/borrow/apply/commission?id=${applicationId}`);
  await expect(page.getByText(/^You agreed to this on /)).toBeVisible();
});

test('the documents of a hire purchase are read in their order, and the receipt at any time', async ({
  visit,
}) => {
  const visitor = visit('motor');
  const { page, open, api } = visitor;
  const { applicationId, ...borrower } = await motorReadyToSign(api);
  await signIn(visitor, { ...borrower, isStrong: true });
  await open(`/account/borrow/continue/documents/purchase-receipt?id=${applicationId}`);
  await reach(page, 'Purchase Receipt');
  await expect(
    page.getByText('By this sale the title passes from you to us as soon as you have it.'),
  ).toBeVisible();
  await expectAccessible(page, 'the purchase receipt');
  await open(`/account/borrow/continue/settlement-figure?id=${applicationId}`);
  await headed(page, 'Your new settlement figure');
  await expectAccessible(page, 'the new settlement figure');
  await page.getByRole('button', { name: 'Continue to your documents' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the new settlement figure');
});

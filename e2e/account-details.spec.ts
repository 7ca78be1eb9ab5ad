import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { prepare } from './prepared.ts';
import { expect, test } from './visitor.ts';

test('a new address is confirmed by the code of a text message', async ({ walk }) => {
  const visitor = walk('lendable');
  const { page, open } = visitor;
  await prepare(visitor, 'decided');
  await open('/account/address-details');
  await reach(page, 'Your details');
  await page.getByLabel('Postcode').fill('id1 1qd');
  await page.getByRole('button', { name: 'Find address' }).click();
  await page.getByText('4 addresses found').waitFor();
  await expectAccessible(page, 'the addresses at a postcode');
  await page.getByLabel('Beacon Cottage').check();
  await page.getByRole('button', { name: 'Save my new address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByText('We’ve sent a code to').waitFor();
  await expectAccessible(page, 'the code before a new address');
  await dialog.getByLabel('6-digit code').fill('123456');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('status', { name: 'We’ve changed your address' }).waitFor();
  await expect(page.getByText(/^Beacon Cottage/)).toBeVisible();
  await expect(page.getByText(/^1 Harbour Lane, Easterby/)).toBeVisible();
  await expectAccessible(page, 'a changed address');
});

test('what was typed is there again after the session has ended', async ({ walk }) => {
  const visitor = walk('lendable');
  const { page, open, api } = visitor;
  const { token } = await prepare(visitor, 'decided');
  await open('/account/address-details');
  await reach(page, 'Your details');
  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await page.getByLabel('Street').fill('Mill Road');
  await api.get('signOut', { token });
  await open('/account/address-details');
  await page.waitForURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toContain('Mill Road');
});

import type { Page } from '@playwright/test';
import { FORM_PAGES } from './application-form.ts';
import { expect, test } from './visitor.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The page has loaded only when its scripts have. */
const UNTIL_SCRIPTS = { waitUntil: 'domcontentloaded' } as const;

/** A slow phone whose scripts arrive when the test says so. */
async function onSlowPhone(page: Page): Promise<{ scriptsArrive: () => void }> {
  const { promise: arrival, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { scriptsArrive: () => resolve(undefined) };
}

test.describe('what is done before the scripts have arrived', () => {
  test('on the first page of the form is kept, and Continue is carried out', async ({ visit }) => {
    const { page, address } = visit('lendable');
    const { scriptsArrive } = await onSlowPhone(page);
    await page.goto(address('/account/borrow/quote'), UNTIL_SCRIPTS);
    await page.getByLabel('Amount, in pounds').fill('9,100');
    await page.getByLabel('Pay it back over').selectOption('48');
    await page.getByLabel('Home improvements').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page, 'How much do you want to borrow?')).toBeVisible();
    scriptsArrive();
    await expect(heading(page, FORM_PAGES[1]?.title ?? '')).toBeVisible();
    expect(page.url()).not.toContain('amount');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('Amount, in pounds')).toHaveValue('9,100');
    await expect(page.getByLabel('Pay it back over')).toHaveValue('48');
  });

  test('on a later page is added to the answers that were there', async ({ visit }) => {
    const { page, open } = visit('lendable');
    await open('/account/borrow/quote');
    await FORM_PAGES[0]?.answer(page, {
      ...{ amount: '5,000', term: '24', firstName: '', lastName: '', email: '' },
    });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('First name').fill('Ada');
    const { scriptsArrive } = await onSlowPhone(page);
    await page.reload(UNTIL_SCRIPTS);
    await page.getByLabel('Last name').fill('Accept');
    scriptsArrive();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByLabel('Last name')).toHaveValue('Accept');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('Amount, in pounds')).toHaveValue('5,000');
  });

  test('on the sign-in page sends the link, and puts nothing in the address', async ({ visit }) => {
    const { page, address } = visit('lendable');
    const { scriptsArrive } = await onSlowPhone(page);
    await page.goto(address('/login'), UNTIL_SCRIPTS);
    await page.getByLabel('Email address').fill('early@mail.example');
    await page.getByLabel('Email address').press('Enter');
    await expect(heading(page, 'Sign in')).toBeVisible();
    scriptsArrive();
    await expect(heading(page, 'Check your email')).toBeVisible();
    expect(page.url()).not.toContain('early');
  });
});

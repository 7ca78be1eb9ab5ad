import type { Page } from '@playwright/test';
import { APPLICATION_FORM, LOGIN } from '@fairlead/contract/web/account-paths';
import { FORM_PAGES } from './application-form.ts';
import { openFormPage } from './screens/form.ts';
import { expect, test, type Visitor } from './visitor.ts';

const ADDRESS_PAGE = 'What is your address?';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The page counts as loaded only when its scripts have come. */
const BEFORE_SCRIPTS = { waitUntil: 'domcontentloaded' } as const;

/** Holds the scripts back on a slow phone until `scriptsArrive`. */
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

async function openSlowly({ page, address }: Visitor, path: string): Promise<() => void> {
  const { scriptsArrive } = await onSlowPhone(page);
  await page.goto(address(path), BEFORE_SCRIPTS);
  return scriptsArrive;
}

test.describe('what is done before the scripts have arrived', () => {
  test('on the first page of the form is kept, and Continue is carried out', async ({ visit }) => {
    const visitor = visit('lendable');
    const { page } = visitor;
    const scriptsArrive = await openSlowly(visitor, APPLICATION_FORM);
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
    await open(APPLICATION_FORM);
    await FORM_PAGES[0]?.answer(page, {
      ...{ amount: '5,000', term: '24', firstName: '', lastName: '', email: '' },
    });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('First name').fill('Ada');
    const { scriptsArrive } = await onSlowPhone(page);
    await page.reload(BEFORE_SCRIPTS);
    await page.getByLabel('Last name').fill('Accept');
    scriptsArrive();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByLabel('Last name')).toHaveValue('Accept');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('Amount, in pounds')).toHaveValue('5,000');
  });

  test('on a link that does more than lead to its address is carried out', async ({ visit }) => {
    const page = await openFormPage(visit('lendable'), ADDRESS_PAGE);
    const { scriptsArrive } = await onSlowPhone(page);
    await page.reload(BEFORE_SCRIPTS);
    await page.getByRole('link', { name: 'Enter address manually' }).click();
    await expect(heading(page, ADDRESS_PAGE)).toBeVisible();
    scriptsArrive();
    await expect(heading(page, 'Enter your address')).toBeVisible();
  });

  test('on the sign-in page sends the link, and puts nothing in the address', async ({ visit }) => {
    const visitor = visit('lendable');
    const { page } = visitor;
    const scriptsArrive = await openSlowly(visitor, LOGIN);
    await page.getByLabel('Email address').fill('early@mail.example');
    await page.getByLabel('Email address').press('Enter');
    await expect(heading(page, 'Sign in')).toBeVisible();
    scriptsArrive();
    await expect(heading(page, 'Check your email')).toBeVisible();
    expect(page.url()).not.toContain('early');
  });
});

import type { Brand, BrandId } from '@fairlead/brands/brand';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import { arrivedLinkToken } from '@fairlead/testing/journeys/sign-in';
import { makeBorrower } from '../prepared.ts';
import { expect } from '../visitor.ts';
import { headed, listsErrors, press, type Shown, type Viewer } from './screen.ts';

/** The application form under a brand, whatever brand the visitor is with. */
async function openFormOf({ page, address }: Viewer, brand: BrandId): Promise<void> {
  const url = new URL(address('/account/borrow/quote'));
  url.searchParams.set('override', brand);
  await page.goto(url.href);
}

/** The page of a link that was just emailed to a new applicant. */
async function openLink(viewer: Viewer): Promise<void> {
  const { email } = (await makeBorrower(viewer, 'decided')).application.user;
  await viewer.api.get('sendLoginLink', { body: { email } });
  await viewer.open(`/login?token=${await arrivedLinkToken(viewer.api, email)}`);
}

/** The borrower of a link applies for a personal loan. */
const isPersonalLoan = ({ config }: Brand): boolean => !isHirePurchase(config.productId);

/** What anyone may see without an account. */
export const PUBLIC: readonly Shown[] = [
  { screen: 'landing', state: 'as opened', show: ({ open }) => open('/') },
  {
    screen: 'landing',
    state: 'priced for a credit history',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('Good', { exact: true }).check();
      await expect(page.locator('[data-result]')).toHaveAttribute('data-state', 'priced');
      await expect(page.locator('[data-text=rateKind]')).toHaveText(
        'An illustration for a good credit history',
      );
      await expect(page.locator('[data-text=borrowed]')).toHaveText('£7,500');
      await expect(page.locator('[data-text=total]').first()).toHaveText(/^£9,\d{3}\.\d{2}$/);
    },
  },
  {
    screen: 'landing',
    state: 'not offered at this amount',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('Limited', { exact: true }).check();
      await page.getByLabel('Amount in pounds').fill('20000');
      await expect(page.locator('[data-result]')).toHaveAttribute('data-state', 'message');
    },
  },
  {
    screen: 'landing',
    state: 'nothing typed',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('Amount in pounds').fill('');
      await page.getByLabel('Amount in pounds').press('Enter');
      await expect(page.locator('#amount-error')).toBeVisible();
    },
  },
  {
    screen: 'landing',
    state: 'explained',
    show: async ({ page, open }) => {
      await open('/');
      for (const details of await page.locator('details').all()) await details.locator('summary').click();
    },
  },
  {
    screen: 'landing',
    state: 'error summary',
    show: async ({ page, address }) => {
      const asked = new URL(address('/'));
      asked.searchParams.set('amount', 'abc');
      asked.searchParams.set('term', '999');
      asked.hash = 'outcome';
      await page.goto(asked.href);
      await listsErrors(page);
    },
  },
  { screen: 'not found', state: 'as opened', show: ({ open }) => open('/no/such/page') },
  { screen: 'not authorized', state: 'as opened', show: ({ open }) => open('/not-authorized') },
  { screen: 'internal error', state: 'as opened', show: ({ open }) => open('/internal-error') },
  {
    screen: 'sign in',
    state: 'as opened',
    show: async ({ page, open }) => {
      await open('/login');
      await headed(page, 'Sign in');
    },
  },
  {
    screen: 'sign in',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Send me a link');
      await listsErrors(page);
    },
  },
  {
    screen: 'sign in',
    state: 'link sent',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('Email address').fill('unknown@mail.example');
      await press(page, 'Send me a link');
      await headed(page, 'Check your email');
    },
  },
  {
    screen: 'sign in',
    state: 'from a link',
    isIn: isPersonalLoan,
    show: async (viewer) => {
      await openLink(viewer);
      await headed(viewer.page, 'Sign in');
      await viewer.page.getByText('You opened the link that we emailed').waitFor();
    },
  },
  {
    screen: 'sign in',
    state: 'from a link of another account',
    isIn: isPersonalLoan,
    show: async (viewer) => {
      await viewer.as('decided');
      await openLink(viewer);
      await headed(viewer.page, 'Switch to another account?');
    },
  },
  {
    screen: 'sign in',
    state: 'from a link that was used',
    show: async ({ page, open }) => {
      await open('/login?token=a-token-that-was-used-long-ago');
      await headed(page, 'This link can no longer be used');
    },
  },
  {
    screen: 'signed out',
    state: 'as opened',
    show: async ({ page, open }) => {
      await open('/logout');
      await headed(page, 'You’ve signed out');
    },
  },
  {
    screen: 'an account page',
    state: 'signed out',
    show: async ({ page, open }) => {
      await open('/account/borrow');
      await headed(page, 'Sign in');
    },
  },
  {
    screen: 'application form',
    state: 'closed: by partners only',
    show: async (viewer) => {
      await openFormOf(viewer, 'thinkmoney');
      await headed(viewer.page, 'Apply through one of our partners');
    },
  },
];

import type { Page } from '@playwright/test';
import { newApplicant } from '@fairlead/testing/people';
import { headed, press, type Shown, type Viewer } from './screen.ts';

const NOT_WRITTEN_TO = 'no.one@mail.example';

async function openInbox({ api, open }: Viewer): Promise<void> {
  await api.get('submitApplication', { body: newApplicant('Successful', 'Accept') });
  await open('/sandbox/inbox');
}

const newestPrice = (page: Page) => page.getByRole('link', { name: /Your price/ }).first();

/** The sandbox's own pages. */
export const SANDBOX: readonly Shown[] = [
  {
    screen: 'sandbox',
    state: 'as opened',
    show: async ({ page, open }) => {
      await open('/sandbox');
      await page.getByRole('heading', { name: 'Time machine' }).waitFor();
    },
  },
  {
    screen: 'sandbox',
    state: 'referral made',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('Brand').selectOption('thinkmoney');
      await press(page, 'Make a link');
      await page.getByRole('link', { name: /referral=/ }).waitFor();
    },
  },
  {
    screen: 'time machine',
    state: 'a date that is none',
    continues: true,
    show: async ({ page }) => {
      await page.getByText('To another date').click();
      await press(page, 'Go there');
      await page.getByRole('group', { name: 'Go to' }).locator('.field-error').waitFor();
    },
  },
  {
    screen: 'time machine',
    state: 'arrived',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'One day later' }).click();
      await page.getByText(/^It is now/).waitFor();
    },
  },
  {
    screen: 'sandbox',
    state: 'a feature flag switched off, which lasts',
    continues: true,
    show: async ({ page, open }) => {
      await page.getByText('Feature flags for this browser').click();
      await page.getByLabel('Read payslips automatically').uncheck();
      await open('/sandbox');
      await page.getByText('Feature flags for this browser').click();
      await page.getByRole('checkbox', { name: 'Read payslips automatically', checked: false }).waitFor();
    },
  },
  {
    screen: 'inbox',
    state: 'empty',
    show: async ({ page, open }) => {
      await open(`/sandbox/inbox?to=${NOT_WRITTEN_TO}`);
      await page.getByText('Nothing has been sent yet').waitFor();
    },
  },
  {
    screen: 'inbox',
    state: 'with messages',
    show: async (viewer) => {
      await openInbox(viewer);
      await newestPrice(viewer.page).waitFor();
    },
  },
  {
    screen: 'inbox',
    state: 'a message',
    continues: true,
    show: async ({ page }) => {
      await newestPrice(page).click();
      await headed(page, /Your price/);
    },
  },
  {
    screen: 'inbox',
    state: 'an email as designed',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'See the email as the borrower sees it' }).click();
      await page.waitForURL(/\/sandbox\/api\/emails\//);
    },
  },
];

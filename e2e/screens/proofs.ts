import { incomeProved, payslipSent } from '@fairlead/testing/journeys/proofs';
import { newApplicant } from '@fairlead/testing/people';
import { photo } from '@fairlead/testing/sent-files';
import { pence } from '@fairlead/core/money/pence';
import type { Page } from '@playwright/test';
import { prepare, signIn } from '../prepared.ts';
import { openTask } from './requirements.ts';
import { headed, listsErrors, press, type Shown, type Viewer } from './screen.ts';

const PHOTO = {
  name: 'passport.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(photo().content, 'base64'),
};

/** Waits until the page has opened the last of them. */
async function chooseFiles(page: Page, ...files: (typeof PHOTO)[]): Promise<void> {
  await page.getByLabel(/^Choose (more )?files$/).setInputFiles(files);
  await page.getByRole('button', { name: `Remove ${files.at(-1)?.name ?? ''}` }).waitFor();
}

async function toTask(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await headed(page, 'Complete your application');
  await page.getByRole('link', { name }).click();
  await headed(page, name);
}

/** The page of a payslip that was sent and read. */
async function openReading(viewer: Viewer, netPay: number): Promise<void> {
  const borrower = await payslipSent(viewer.api, pence(netPay));
  await signIn(viewer, borrower);
  await viewer.open(`/account/borrow/continue/proof-of-income?id=${borrower.applicationId}`);
  await headed(viewer.page, 'Proof of income');
  await viewer.page.getByRole('heading', { name: 'What we read on your payslip' }).waitFor();
}

/** Files that prove identity, address and income. */
export const PROOFS: readonly Shown[] = [
  {
    screen: 'proof of identity',
    state: 'as opened',
    show: async (viewer) => {
      const who = newApplicant('Successful', 'Accept-Identity-Address-Payroll', { amount: 12_000 });
      await openTask(viewer, await prepare(viewer, 'tasks', who));
      await viewer.page.getByRole('link', { name: 'Proof of identity' }).click();
      await headed(viewer.page, 'Proof of identity');
    },
  },
  {
    screen: 'proof of identity',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Send');
      await listsErrors(page);
    },
  },
  {
    screen: 'proof of identity',
    state: 'files chosen, one of them wrong',
    continues: true,
    show: async ({ page }) => {
      await chooseFiles(page, PHOTO, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await page.getByText('The selected file must be a JPG, PNG or PDF').waitFor();
    },
  },
  {
    screen: 'proof of identity',
    state: 'being checked',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Remove notes.txt');
      await chooseFiles(page, { ...PHOTO, name: 'wait-for-staff.jpg' });
      await press(page, 'Send');
      await page.getByRole('heading', { name: 'We’re checking what you sent' }).waitFor();
    },
  },
  {
    screen: 'proof of address',
    state: 'as opened',
    continues: true,
    show: ({ page }) => toTask(page, 'Proof of address'),
  },
  {
    screen: 'proof of income',
    state: 'by files',
    continues: true,
    show: async ({ page }) => {
      await toTask(page, 'Proof of income');
      await page.getByRole('button', { name: /^Skip this/ }).waitFor();
      await page.getByRole('link', { name: 'Upload payslips instead' }).click();
      await page.getByLabel('Choose files').waitFor();
    },
  },
  {
    screen: 'proof of address',
    state: 'refused',
    continues: true,
    show: async ({ page }) => {
      await toTask(page, 'Proof of address');
      await chooseFiles(page, { ...PHOTO, name: 'blurred.jpg' });
      await press(page, 'Send');
      await page.getByRole('heading', { name: 'We need another file' }).waitFor();
    },
  },
  {
    screen: 'proof of address',
    state: 'accepted',
    continues: true,
    show: async ({ page }) => {
      await chooseFiles(page, PHOTO);
      await press(page, 'Send');
      await page.getByRole('heading', { name: 'We’ve accepted your proof of address' }).waitFor();
    },
  },
  {
    screen: 'proof of income',
    state: 'payslip read, less than entered',
    show: (viewer) => openReading(viewer, 1_400_00),
  },
  {
    screen: 'proof of income',
    state: 'reading contested',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'This isn’t right');
      await page.getByText('You said that this isn’t right').waitFor();
    },
  },
  {
    screen: 'proof of income',
    state: 'payslip read, as entered',
    show: (viewer) => openReading(viewer, 2_700_00),
  },
  {
    screen: 'proof of income',
    state: 'accepted by its reading',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'That’s right');
      await page.getByRole('heading', { name: 'We’ve accepted your proof of income' }).waitFor();
    },
  },
  {
    screen: 'smaller loan',
    state: 'suggested',
    show: async (viewer) => {
      const borrower = await incomeProved(viewer.api, 1_400);
      await signIn(viewer, borrower);
      await viewer.open(`/account/borrow/continue/smaller-loan?id=${borrower.applicationId}`);
      await headed(viewer.page, /^We can offer you £/);
    },
  },
  {
    screen: 'tasks',
    state: 'with a smaller loan to decide on',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await page.getByRole('link', { name: 'A smaller loan' }).waitFor();
    },
  },
  {
    screen: 'not requested',
    state: 'after a smaller loan was declined',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'A smaller loan' }).click();
      await press(page, 'Not now');
      await page.waitForURL(/unrequested/);
    },
  },
];

import { newConsolidator } from '@fairlead/testing/people';
import { photo } from '@fairlead/testing/sent-files';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { lookingBack } from './back-and-reload.ts';
import {
  choosePaymentDay,
  confirmAddress,
  confirmNumber,
  giveBankAccount,
  reach,
  readDocuments,
  sign,
  TASKS,
  type Look,
} from './borrowing.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { prepare } from './prepared.ts';
import { expect, test } from './visitor.ts';

/** Where a borrower goes back, forward and reloads. */
const REOPENED = [
  'every task',
  'mobile number',
  'address',
  'proof of identity, refused',
  'proof of income, accepted',
  'smaller loan',
  'cards',
  'bank account',
  'payment day',
  'documents',
  'document: Loan Important Information',
  'document: Loan Key Facts',
  'document: Loan Agreement',
  'sign',
  'requested',
];

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const taskOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function openTask(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await reach(page, name);
}

async function back(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await reach(page, TASKS);
}

/** The sandbox decides on a file by its name. */
async function send(page: Page, name: string): Promise<void> {
  const buffer = Buffer.from(photo().content, 'base64');
  await page.getByLabel(/^Choose (more )?files$/).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  await press(page, /^Send/);
}

/** Nothing chosen is one error summary; a file that is refused says why; another one is accepted, also after a reload. */
async function proveIdentity(page: Page, look: Look): Promise<void> {
  await openTask(page, 'Proof of identity');
  await press(page, /^Send/);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await look('proof of identity, error');
  await send(page, 'blurred.jpg');
  await page.getByRole('heading', { name: 'We need another file' }).waitFor();
  await look('proof of identity, refused');
  await page.reload();
  await page.getByRole('heading', { name: 'We need another file' }).waitFor();
  await send(page, 'passport.jpg');
  await page.getByRole('heading', { name: 'We’ve accepted your proof of identity' }).waitFor();
  await back(page);
  await expect(taskOf(page, 'Proof of identity')).toContainText('Completed');
}

async function proveAddress(page: Page): Promise<void> {
  await openTask(page, 'Proof of address');
  await send(page, 'water-bill.jpg');
  await page.getByRole('heading', { name: 'We’ve accepted your proof of address' }).waitFor();
  await back(page);
}

/** The payslip shows less than was entered, so a smaller loan is offered and accepted. */
async function proveIncome(page: Page, look: Look): Promise<void> {
  await openTask(page, 'Proof of income');
  await page.getByRole('link', { name: 'Upload payslips instead' }).click();
  await send(page, 'income-1400.jpg');
  await page.getByRole('heading', { name: 'We’ve accepted your proof of income' }).waitFor();
  await look('proof of income, accepted');
  await back(page);
  await page.getByRole('link', { name: 'A smaller loan', exact: true }).click();
  await reach(page, /^We can offer you £/);
  await look('smaller loan');
  await press(page, /^(Accept|Take|Continue|Yes)/);
  await reach(page, TASKS);
  await expect(taskOf(page, 'A smaller loan')).toContainText('You accepted £');
}

async function chooseCard(page: Page, look: Look): Promise<void> {
  await page.getByRole('link', { name: 'Your credit cards' }).click();
  await reach(page, 'Do you want to pay off credit cards with this loan?');
  await press(page, 'Yes, show my cards');
  await reach(page, 'Which cards do you want to pay off?');
  await page.getByLabel('Fernhithe Store ending 5516').check();
  await look('cards');
  await press(page, 'Confirm these cards');
  await reach(page, TASKS);
}

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: an applicant who is asked for everything gives it, and signs`, async ({ walk }) => {
    test.setTimeout(240_000);
    const visitor = walk(brand);
    const { page, open } = visitor;
    const see: Look = (screen) => expectAccessible(page, `${brand}, ${screen}`);
    const look = lookingBack(page, see, REOPENED);
    const person = newConsolidator();
    const who = { ...person, user: { ...person.user, lastName: 'Good-Everything' } };
    const { applicationId } = await prepare(visitor, 'tasks', who);
    await open(`/account/borrow/continue?id=${applicationId}`);
    await reach(page, TASKS);
    await look('every task');
    await confirmNumber(page, look);
    await confirmAddress(page, look);
    await proveIdentity(page, look);
    await proveAddress(page);
    await proveIncome(page, look);
    await chooseCard(page, look);
    await giveBankAccount(page, 'Successful Good-Everything', look);
    await page.goBack();
    await reach(page, 'Your bank account');
    await page.goForward();
    await choosePaymentDay(page, 15, look);
    await page.reload();
    await reach(page, TASKS);
    await expect(page.getByText('Completed', { exact: true })).toHaveCount(9);
    await readDocuments(page, look);
    await sign(page, 'Successful Good-Everything', look);
  });
}

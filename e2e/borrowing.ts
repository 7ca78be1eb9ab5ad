import type { Page } from '@playwright/test';
import { untilOpened, untilScripted } from './visitor.ts';

/** Called with the name of each screen on the way, before anything is done on it. */
export type Look = (screen: string) => Promise<void>;

const ACCOUNT = { sortCode: '08 99 99', accountNumber: '66374958' };
const SMS_CODE = '123456';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

/** Waits for a page by its heading, and until it takes what is done on it. */
export async function reach(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await untilScripted(page);
  await untilOpened(page);
}

export const TASKS = 'Complete your application';
export const PAYMENT_DAY = 'Which day of the month suits you?';

/** The offer is taken; the screen after it lists what is left to do. */
export async function takeOffer(page: Page): Promise<void> {
  await press(page, 'Continue with this offer');
  await reach(page, TASKS);
}

/** The code is asked for once: it makes the session strong as well, so the account does not ask for it. */
export async function confirmNumber(page: Page, look: Look): Promise<void> {
  await follow(page, 'Your mobile number');
  await reach(page, 'Your mobile number');
  await look('mobile number');
  await press(page, 'Text me a code');
  await page.getByText('We’ve sent a code to').waitFor();
  await look('mobile number, code');
  await page.getByLabel('6-digit code').fill(SMS_CODE);
  await press(page, 'Confirm my number');
  await reach(page, TASKS);
}

export async function confirmAddress(page: Page, look: Look): Promise<void> {
  await follow(page, 'Your address');
  await reach(page, 'Is this still your address?');
  await look('address');
  await press(page, 'Yes, I live here');
  await reach(page, TASKS);
}

/** The payment day follows where it was not chosen before. */
export async function giveBankAccount(
  page: Page,
  holder: string,
  look: Look,
  next: typeof PAYMENT_DAY | typeof TASKS = PAYMENT_DAY,
): Promise<void> {
  await follow(page, 'Your bank account');
  await reach(page, 'Your bank account');
  await look('bank account');
  await page.getByLabel('Name on the account').fill(holder);
  await page.getByLabel('Sort code').fill(ACCOUNT.sortCode);
  await page.getByLabel('Account number').fill(ACCOUNT.accountNumber);
  await page.getByLabel('I am the account holder').check();
  await press(page, 'Save this account');
  await reach(page, next);
}

/** On the page that the account leads to. On some dates the day is not offered: then it is another. */
export async function choosePaymentDay(page: Page, day: number, look: Look): Promise<void> {
  await reach(page, PAYMENT_DAY);
  const offered = page.locator('input[name=day]');
  await offered.first().waitFor({ state: 'attached' });
  const wanted = page.locator(`input[name=day][value="${day}"]`);
  await ((await wanted.count()) > 0 ? wanted : offered.first()).check({ force: true });
  await look('payment day');
  await press(page, 'Save my payment day');
  await reach(page, TASKS);
}

const DOCUMENTS = ['Loan Important Information', 'Loan Key Facts', 'Loan Agreement'];

export const HIRE_PURCHASE_DOCUMENTS = [
  'Hire-Purchase Important Information',
  'Hire-Purchase Key Facts',
  'Hire-Purchase Agreement',
];

/** From the list of what is left to do. */
export async function readDocuments(
  page: Page,
  look: Look,
  titles: readonly string[] = DOCUMENTS,
): Promise<void> {
  await follow(page, 'Read your documents');
  await readListed(page, look, titles);
}

/** From the list of the documents. */
export async function readListed(page: Page, look: Look, titles: readonly string[]): Promise<void> {
  await reach(page, 'Read your documents');
  await look('documents');
  for (const [index, title] of titles.entries()) {
    if (index === 0) await follow(page, title);
    await reach(page, title);
    await page.getByRole('article').waitFor();
    await look(`document: ${title}`);
    await press(page, 'I have read this document');
  }
  await reach(page, 'Read your documents');
  await press(page, 'Continue to sign');
}

export async function sign(page: Page, name: string, look: Look): Promise<void> {
  await reach(page, 'Sign your agreement');
  await look('sign');
  await page.getByLabel('Type your full name').fill(name);
  await press(page, 'Sign your agreement');
  await reach(page, 'You’ve signed');
  await look('requested');
}

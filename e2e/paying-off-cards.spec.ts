import { newConsolidator } from '@fairlead/testing/people';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import {
  choosePaymentDay,
  confirmNumber,
  giveBankAccount,
  reach,
  readDocuments,
  sign,
  type Look,
} from './borrowing.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { prepare } from './prepared.ts';
import { expect, test, type Visitor } from './visitor.ts';

const TASKS = 'Complete your application';
const QUESTION = 'Do you want to pay off credit cards with this loan?';
const LIST = 'Which cards do you want to pay off?';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const taskOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Your credit cards' });
const cardIn = (page: Page, name: string) =>
  page.locator('.card-to-choose').filter({ has: page.getByLabel(name) });

async function openQuestion({ page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'Your credit cards' }).click();
  await reach(page, QUESTION);
}

/** Adds a card, removes one, ticks more than the loan and corrects that, and confirms two cards. */
async function chooseCards(page: Page, look: Look): Promise<void> {
  await press(page, 'Yes, show my cards');
  await reach(page, LIST);
  await expect(page.locator('.cards-choice')).toContainText('Left over£5,000');
  await expect(cardIn(page, 'Fernhithe Store ending 5516')).toContainText('more with this loan');
  await expect(cardIn(page, 'Quillmoor Bank ending 0937')).toContainText('so we can’t compare');
  await look('cards');
  await page.getByLabel('Harbour Lane Card ending 4821').check();
  await expect(page.locator('.cards-choice')).toContainText('Left over£2,850');

  await page.getByRole('link', { name: 'Add another card' }).click();
  await reach(page, 'Add a credit card');
  await look('add a card');
  await page.getByLabel('Name of the card or its bank').fill('Tidewell Card');
  await page.getByLabel('Last 4 digits of the card number').fill('2240');
  await page.getByLabel('What you owe on it, in pounds').fill('3,000');
  await press(page, 'Add this card');
  await reach(page, LIST);
  await expect(page.getByLabel('Tidewell Card ending 2240')).toBeChecked();
  await expect(page.getByText('More than you borrow')).toBeVisible();
  await press(page, 'Confirm these cards');
  await page
    .getByRole('link', { name: 'Choose fewer cards: these come to £150 more than you borrow' })
    .waitFor();
  await look('more than the loan');

  await press(page, 'Remove Tidewell Card ending 2240');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await look('removing a card');
  await press(page, 'Remove it');
  await expect(page.getByText('Tidewell Card ending 2240 has been removed from your list.')).toBeVisible();
  await page.getByLabel('Quillmoor Bank ending 0937').check();
  await press(page, 'Confirm these cards');
  await reach(page, TASKS);
  await expect(taskOf(page)).toContainText('Paying off 2 cards, £3,630.50');
  await expect(taskOf(page)).toContainText('Completed');
}

/** Marks each card of the loan; the first with an amount that is then corrected. */
async function payOffCards(page: Page, look: Look): Promise<void> {
  // They are shown once the money has arrived. The page may have been opened before that.
  await expect(async () => {
    await page.reload();
    await page.getByRole('heading', { name: 'Pay off your cards' }).waitFor({ timeout: 5_000 });
  }).toPass();
  await look('cards to pay off');
  await press(page, 'Mark as paid off Harbour Lane Card ending 4821');
  await expect(page.getByText('Enter how much you paid')).toBeVisible();
  await page.getByLabel('Amount you paid, in pounds for Harbour Lane Card ending 4821').fill('2163.40');
  await press(page, 'Mark as paid off Harbour Lane Card ending 4821');
  await page.getByText(/^Paid off: £2,163\.40 on /).waitFor();
  await page.getByText('You have 1 card to pay off').waitFor();
  await press(page, 'Correct the amount of Harbour Lane Card ending 4821');
  await page.getByLabel('Amount you paid, in pounds for Harbour Lane Card ending 4821').fill('2,170');
  await press(page, 'Mark as paid off Harbour Lane Card ending 4821');
  await page.getByText(/^Paid off: £2,170 on /).waitFor();
  await page.getByLabel('Amount you paid, in pounds for Quillmoor Bank ending 0937').fill('1480.50');
  await press(page, 'Mark as paid off Quillmoor Bank ending 0937');
  await page.getByText('You’ve paid off every card that you chose.').waitFor();
  await look('cards paid off');
}

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: cards are chosen before the loan and marked as paid off after it`, async ({ walk }) => {
    test.setTimeout(180_000);
    const visitor = walk(brand);
    const { page, open } = visitor;
    const look = (screen: string): Promise<void> => expectAccessible(page, `${brand}, ${screen}`);
    const who = newConsolidator({ amount: 5000, term: 24 });
    const { applicationId } = await prepare(visitor, 'tasks', who);
    await open(`/account/borrow/continue?id=${applicationId}`);
    await reach(page, TASKS);
    await confirmNumber(page, look);
    await openQuestion(visitor);
    await look('question about cards');
    await chooseCards(page, look);
    await giveBankAccount(page, 'Successful Accept-Cards', look);
    await choosePaymentDay(page, 15, look);
    await readDocuments(page, look);
    await sign(page, 'Successful Accept-Cards', look);
    await page.getByRole('link', { name: 'See your loan' }).click();
    await reach(page, 'Your loan');
    await payOffCards(page, look);
    await page.reload();
    await page.getByText(/^Paid off: £2,170 on /).waitFor();
  });

  test(`${brand}: no card is paid off, and that can be changed`, async ({ walk }) => {
    const visitor = walk(brand);
    const { page, open } = visitor;
    const { applicationId } = await prepare(visitor, 'tasks', newConsolidator());
    await open(`/account/borrow/continue?id=${applicationId}`);
    await reach(page, TASKS);
    await openQuestion(visitor);
    await press(page, 'No, leave my cards');
    await reach(page, TASKS);
    await expect(taskOf(page)).toContainText('Paying off no cards');
    await expect(taskOf(page)).toContainText('Completed');
    await openQuestion(visitor);
    await press(page, 'Yes, show my cards');
    await reach(page, LIST);
    await page.reload();
    await reach(page, LIST);
    await page.getByLabel('Harbour Lane Card ending 4821').check();
    await page.reload();
    await expect(page.getByLabel('Harbour Lane Card ending 4821')).toBeChecked();
    await press(page, 'Don’t pay off any cards');
    await reach(page, TASKS);
    await expect(taskOf(page)).toContainText('Paying off no cards');
  });
}

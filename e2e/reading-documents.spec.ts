import { BRANDS } from '@fairlead/brands/brands';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import type { Locator, Page } from '@playwright/test';
import { comesBack } from './back-and-reload.ts';
import { reach } from './borrowing.ts';
import { CHECKED_BRANDS } from './checked-brands.ts';
import { prepare } from './prepared.ts';
import { DESKTOP, expect, test } from './visitor.ts';

const TITLES = ['Loan Important Information', 'Loan Key Facts', 'Loan Agreement'];

/** Hire purchase has the same tables, and needs a car. */
const UNSECURED = CHECKED_BRANDS.filter((id) => !isHirePurchase(BRANDS[id].config.productId));

const confirmIn = (page: Page) => page.getByRole('button', { name: 'I have read this document' });

/** Tabs to what is named; fails when it is not reached, or is hidden behind something when it is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await expectUncovered(target);
}

/** All of it is on the screen, and nothing covers its middle. */
async function expectUncovered(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const isOnTop = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2));
  });
  expect(isOnTop, 'something covers it').toBe(true);
}

test('every document is read to its end and confirmed without a mouse', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, open } = visitor;
  const { applicationId } = await prepare(visitor, 'documents');
  await open(`/account/borrow/continue/documents/adequate-explanations?id=${applicationId}`);
  for (const title of TITLES) {
    await reach(page, title);
    await page.getByRole('article').waitFor();
    await expect(confirmIn(page)).not.toBeInViewport();
    await tabTo(page, confirmIn(page));
    await expect(page.getByText('Document version')).toBeInViewport();
    const place = page.locator('.document-place');
    await expect(place).toHaveText(/^Part (\d+) of \1$/);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(place).toHaveText(/^Part 1 of \d+$/);
    await expectUncovered(confirmIn(page));
    await page.keyboard.press('Enter');
  }
  await reach(page, 'Read your documents');
});

test('documents read on paper are confirmed together and signed once, with back and reload between', async ({
  walk,
}) => {
  const visitor = walk('lendable');
  const { page, open } = visitor;
  const { applicationId } = await prepare(visitor, 'documents');
  await open(`/account/borrow/continue/documents?id=${applicationId}`);
  await page.getByRole('link', { name: 'I read them on paper or on another device' }).click();
  await reach(page, 'Confirm what you’ve read');
  await comesBack(page, 'Confirm what you’ve read');
  for (const title of TITLES) await page.getByRole('checkbox', { name: title }).check();
  await page.getByRole('button', { name: 'Confirm that I’ve read these' }).click();
  await reach(page, 'Read your documents');
  await comesBack(page, 'Read your documents');
  await page.getByRole('button', { name: 'Continue to sign' }).click();
  await reach(page, 'Sign your agreement');
  await page.getByLabel('Type your full name').fill('Successful Accept');
  await comesBack(page, 'Sign your agreement');
  await page.getByRole('button', { name: 'Sign your agreement' }).click();
  await reach(page, /^You’ve signed/);
  await comesBack(page, /^You’ve signed/);
  await page.goBack();
  await reach(page, /^You’ve signed/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the mandate is read without a confirmation, and is stored with what was signed', async ({ visit }) => {
  const visitor = visit('asda');
  const { page, open } = visitor;
  const { applicationId } = await prepare(visitor, 'documents');
  await open(`/account/borrow/continue/documents?id=${applicationId}`);
  await page.getByRole('link', { name: 'Direct Debit Mandate' }).click();
  await reach(page, 'Direct Debit Mandate');
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { name: 'The Direct Debit Guarantee' })).toBeAttached();
  await expect(text.getByText('not the text of the Direct Debit scheme')).toBeAttached();
  await expect(confirmIn(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue' }).click();
  await reach(page, 'Loan Important Information');
});

for (const brand of UNSECURED) {
  test(`${brand}: a table of a document hides nothing, or shows that it scrolls`, async ({ walk }) => {
    const visitor = walk(brand);
    const { page, open } = visitor;
    const { applicationId } = await prepare(visitor, 'documents');
    const hidesPart = (region: Locator): Promise<boolean> =>
      region.evaluate((element) => element.scrollWidth > element.clientWidth);
    const mandate = page.getByRole('region', { name: 'Your Direct Debits' });
    await open(`/account/borrow/continue/documents/direct-debit-mandate?id=${applicationId}`);
    await mandate.waitFor();
    expect(await hidesPart(mandate), 'a part of the Direct Debits').toBe(false);

    const payments = page.getByRole('region', { name: 'Your payments' });
    const contract = `/v2/loan-applications/${applicationId}/read-contract.html`;
    await open(`/view-document?url=${encodeURIComponent(contract)}`);
    await payments.waitFor();
    if (await hidesPart(payments)) await expect(payments).toHaveCSS('background-image', /gradient/);
    await page.setViewportSize(DESKTOP.viewport);
    expect(await hidesPart(payments), 'a part of the payments on a desktop').toBe(false);
    await page.goto(new URL(contract, visitor.address('/')).href);
    expect(await hidesPart(payments), 'a part of the payments in the document itself').toBe(false);
  });
}

test('everything that was signed is one download', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, open } = visitor;
  const { loanId } = await prepare(visitor, 'signed');
  await open(`/account/borrow/repay/summary?id=${loanId}&tab=overview`);
  await page.getByRole('link', { name: /^Direct Debit Mandate/ }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything you signed' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^lendable-signed-documents-[A-Z0-9]+\.zip$/);
});

test('the contents of a document lead to a part that nothing covers', async ({ visit }) => {
  const visitor = visit('asda');
  const { page, open } = visitor;
  const { applicationId } = await prepare(visitor, 'documents');
  const url = `/v2/loan-applications/${applicationId}/read-contract.html`;
  await open(`/view-document?url=${encodeURIComponent(url)}`);
  await page.getByRole('article').waitFor();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const summary = page.locator('summary').filter({ hasText: 'Contents' });
  await summary.focus();
  if (!(await contents.isVisible())) await page.keyboard.press('Enter');
  const last = contents.getByRole('link').last();
  await last.focus();
  const title = (await last.textContent()) ?? '';
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expect(heading).toBeFocused();
  await expectUncovered(heading);
});

test('a confirmation pressed as soon as it is there is taken', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, open } = visitor;
  await page.setViewportSize({ width: 1280, height: 800 });
  const { applicationId } = await prepare(visitor, 'documents');
  await open(`/account/borrow/continue/documents/adequate-explanations?id=${applicationId}`);
  for (const title of TITLES) {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await confirmIn(page).click();
  }
  await reach(page, 'Read your documents');
  await expect(page.getByText('Completed')).toHaveCount(TITLES.length);
});

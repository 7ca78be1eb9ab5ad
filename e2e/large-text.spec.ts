import type { BrandId } from '@fairlead/brands/brand';
import { APPLICATION_FORM } from '@fairlead/contract/web/account-paths';
import type { Page } from '@playwright/test';
import { newApplicant } from '@fairlead/testing/people';
import { expectWithinScreen } from './accessibility.ts';
import { answersOf, FORM_PAGES } from './application-form.ts';
import { reach } from './borrowing.ts';
import { prepare } from './prepared.ts';
import { expect, test } from './visitor.ts';

const BRANDS: readonly BrandId[] = ['lendable', 'asda'];

const TWICE_THE_USUAL = { standard: 32, fixed: 26 };

/** The reader's own setting: every length in rem and every media query in rem follows it. */
async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: TWICE_THE_USUAL });
}

async function expectTextDoubled(page: Page): Promise<void> {
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size, 'the text is twice its usual size').toBe(`${TWICE_THE_USUAL.standard}px`);
}

for (const brand of BRANDS) {
  test(`${brand}: with text at 200 % documents and loan fit the width of a phone`, async ({ visit }) => {
    const visitor = visit(brand);
    const { page, open, api } = visitor;
    const check = async (screen: string): Promise<void> => {
      await expectTextDoubled(page);
      await expectWithinScreen(page, screen);
    };
    await doubleText(page);
    const reader = await prepare(visitor, 'documents');
    await open(`/account/borrow/continue?id=${reader.applicationId}`);
    await page.getByRole('link', { name: 'Your payment day' }).waitFor();
    await check('tasks');
    await open(`/account/borrow/continue/documents?id=${reader.applicationId}`);
    await reach(page, 'Read your documents');
    await page.getByRole('button', { name: /to sign$/ }).click();
    await page.getByText('You have more to read first').waitFor();
    await check('documents');
    await open(`/account/borrow/continue/documents/adequate-explanations?id=${reader.applicationId}`);
    await page.getByRole('article').waitFor();
    await check('a document');

    const { loanId } = await prepare(visitor, 'signed', newApplicant('Penniless', 'Accept'));
    for (const state of ['sent', 'late']) {
      if (state === 'late') await api.get('advanceTime', { body: { days: 62 } });
      for (const tab of ['overview', 'schedule', 'transactions']) {
        await open(`/account/borrow/repay/summary?id=${loanId}&tab=${tab}`);
        await page.locator('main h2').first().waitFor();
        for (const summary of await page.locator('main summary').all()) await summary.click();
        await check(`loan, ${state}, ${tab}`);
      }
    }
  });
}

for (const brand of ['lendable', 'postoffice'] as const) {
  test(`${brand}: the form fits a phone at 200 % text, with and without errors`, async ({ visit }) => {
    const { page, open } = visit(brand);
    await doubleText(page);
    await open(APPLICATION_FORM);
    const answers = answersOf(newApplicant('Successful', 'Accept'));
    for (const { title, button = 'Continue', answer } of FORM_PAGES) {
      await reach(page, title);
      await expectTextDoubled(page);
      await expectWithinScreen(page, title);
      const submit = page.getByRole('button', { name: button, exact: true });
      await submit.click();
      await expectWithinScreen(page, `${title}, with errors`);
      await answer(page, answers);
      await submit.click();
    }
  });
}

test('postoffice: a budget and its amounts fit a phone at 200 % text', async ({ visit }) => {
  const visitor = visit('postoffice');
  const { page, open } = visitor;
  await doubleText(page);
  await prepare(visitor, 'budget');
  await open('/account/budget?step=summary');
  await page.getByText('Left each month').waitFor();
  await expectTextDoubled(page);
  await expectWithinScreen(page, 'summary of a budget');
  await open('/account/budget?step=flexible-costs');
  await reach(page, 'Everyday spending');
  await expectWithinScreen(page, 'a part of a budget');
  const amount = page.getByRole('textbox', { name: 'Food and household shopping' });
  const room = await amount.evaluate(({ clientWidth, scrollWidth }) => clientWidth - scrollWidth);
  expect(room, 'the amount is whole in its field').toBe(0);
});

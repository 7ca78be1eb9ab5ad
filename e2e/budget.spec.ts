import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { PHONE } from './phone.ts';
import { prepare } from './prepared.ts';
import { expect, test } from './visitor.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const totals = (page: Page) => page.getByRole('complementary', { name: 'Each month so far' });

const enter = (page: Page, label: string, amount: string) =>
  page.getByLabel(`${label}, in pounds`, { exact: true }).fill(amount);

const howOften = (page: Page, label: string, every: string) =>
  page.getByLabel(`How often: ${label}`, { exact: true }).selectOption({ label: every });

/** The narrowest phone shows the longest option of every choice to its end. */
async function expectWholeOptions(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const missing = await page.locator('.budget-line .select').evaluateAll((all) =>
    all.map((select) => {
      if (!(select instanceof HTMLSelectElement)) throw new Error('not a choice');
      const { offsetWidth } = select;
      select.style.inlineSize = 'max-content';
      const missingPx = select.offsetWidth - offsetWidth;
      select.style.inlineSize = '';
      return missingPx;
    }),
  );
  expect(missing.length).toBeGreaterThan(0);
  expect(Math.max(...missing), 'pixels of an option that are cut').toBeLessThanOrEqual(0);
  await page.setViewportSize(PHONE.viewport);
}

async function fillHouseholdAndIncome(page: Page): Promise<void> {
  await reach(page, 'Who lives with you');
  await page.getByLabel('Adults, including you').fill('2');
  await page.getByLabel('Children under 16').fill('1');
  await page.getByLabel('Rented from a private landlord').check();
  await press(page, 'Save and continue');
  await reach(page, 'What comes in');
  await enter(page, 'Your pay after tax', '420');
  await howOften(page, 'Your pay after tax', 'Every week');
  await expect(totals(page)).toContainText('Comes in£1,826.25');
}

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: a budget is filled in, left, continued and adds up`, async ({ walk }) => {
    test.setTimeout(120_000);
    const { page, open, ...visitor } = walk(brand);
    const look = (screen: string): Promise<void> => expectAccessible(page, `${brand}, ${screen}`);
    await prepare({ page, open, ...visitor }, 'decided');
    await open('/account/budget');
    await reach(page, 'Your budget');
    await follow(page, 'Start');
    await fillHouseholdAndIncome(page);
    await look('income being typed');
    await expectWholeOptions(page);

    await follow(page, 'Your budget');
    await reach(page, 'Your budget');
    await page.getByText(/^Saved at \d\d:\d\d$/).waitFor();
    await page.evaluate(() => sessionStorage.clear());
    await open('/account/budget?step=income');
    await reach(page, 'What comes in');
    await expect(page.getByLabel('Your pay after tax, in pounds', { exact: true })).toHaveValue('420');
    await press(page, 'Save and continue');

    await reach(page, 'Bills that come first');
    await page.getByLabel('Yes', { exact: true }).check();
    await page.getByLabel('Council tax or rates', { exact: true }).check();
    await page.getByLabel('How much you’re behind, in pounds: Council tax or rates').fill('300');
    await page.getByLabel('What you pay towards it each month, in pounds: Council tax or rates').fill('25');
    await look('bills behind');
    await press(page, 'Save and continue');

    await reach(page, 'Costs that you have to pay');
    await enter(page, 'Rent', '800');
    await enter(page, 'Council tax or rates', '1,800');
    await howOften(page, 'Council tax or rates', 'Every year');
    await press(page, 'Save and continue');
    await reach(page, 'Everyday spending');
    await enter(page, 'Food and household shopping', '900');
    await press(page, 'Save and continue');
    await reach(page, 'What you owe to others');
    await page.getByLabel('No', { exact: true }).check();
    await press(page, 'Save and continue');

    // 1,826.25 less 950 and 900 is 23.75 short; 25 go to the council tax.
    await reach(page, 'Your budget');
    await page.getByText('Short each month').waitFor();
    await expect(page.locator('.figure-value')).toHaveText('£48.75');
    await expect(page.getByRole('table', { name: 'How this is worked out' })).toContainText('-£23.75');
    await expect(page.getByText('Council tax or rates: £300 behind.')).toBeVisible();
    await expect(page.getByText(/^Most households of your size spend less on food/)).toBeVisible();
    await expect(page.getByText('Your budget isn’t complete yet')).toHaveCount(0);
    await look('summary of a budget that falls short');

    await follow(page, 'Change everyday spending (flexible costs)');
    await reach(page, 'Everyday spending');
    await enter(page, 'Food and household shopping', '500');
    await follow(page, 'Your budget');
    await reach(page, 'Your budget');
    await follow(page, 'See your summary');
    await page.getByText('Left each month').waitFor();
    await expect(page.getByRole('table', { name: 'How this is worked out' })).toContainText('£376.25');
  });
}

test('a budget in two tabs: the older one shows the newer figures instead of undoing them', async ({
  walk,
}) => {
  const visitor = walk('lendable');
  const { page, open, api } = visitor;
  const { token } = await prepare(visitor, 'budget');
  await open('/account/budget?step=flexible-costs');
  await reach(page, 'Everyday spending');
  const stored = await api.get('openFinancialStatement', { token });
  const { version, household, isBehind, billsBehind, hasDebts, debts, notes } = stored;
  const entries = stored.entries.map((entry) =>
    entry.line === 'clothes' ? { ...entry, amount: 15 } : entry,
  );
  const body = { version, household, entries, isBehind, billsBehind, hasDebts, debts, notes };
  await api.get('changeFinancialStatement', { token, params: { id: stored.id }, body });
  await enter(page, 'Hobbies and going out', '40');
  await press(page, 'Save and continue');
  await page.getByRole('status', { name: 'Your budget was changed somewhere else' }).waitFor();
  await expect(page.getByLabel('Clothes, shoes and hair, in pounds', { exact: true })).toHaveValue('15');
  await expect(page.getByLabel('Hobbies and going out, in pounds', { exact: true })).toHaveValue('40');
  await expectAccessible(page, 'a budget that was changed somewhere else');
  await press(page, 'Save and continue');
  await reach(page, 'What you owe to others');
  const saved = await api.get('readFinancialStatement', { token, params: { id: stored.id } });
  expect(saved.entries).toContainEqual({ line: 'clothes', amount: 15, frequency: 'monthly' });
  expect(saved.entries).toContainEqual({ line: 'leisure', amount: 40, frequency: 'monthly' });
});

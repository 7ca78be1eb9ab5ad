import { pence } from '@fairlead/core/money/pence';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { anApplication, APPLICATION_ID, aRequirement } from '../../testing/applications.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import SmallerLoanScreen from './SmallerLoanScreen.tsx';

const SUGGESTED = {
  amount: pence(540_000),
  term: 36,
  monthlyCost: pence(18_241),
  finalPayment: pence(18_230),
  totalAmountPayable: pence(656_665),
  totalFees: pence(19_831),
  optionFee: pence(0),
  totalChargeForCredit: pence(116_665),
  apr: 14,
  interestRate: 11.2,
};

const ASKED = anApplication({
  state: 'Requirements',
  requirements: [aRequirement('affordability', { suggestedLoan: SUGGESTED })],
});

const open = (replies: Replies = {}, application = ASKED) =>
  openApplication(SCREENS.smallerLoan, SmallerLoanScreen, application, { replies });

const button = (name: string) => screen.findByRole('button', { name });

describe('a smaller loan', () => {
  test('is next to the one that was asked for, each with its cost', async () => {
    open();
    const table = await screen.findByRole('table');
    const row = (name: string) =>
      within(table).getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
    expect(row('You borrow')).toBe('You borrow£7,500£5,400');
    expect(row('A month')).toBe('A month£253.34£182.41');
    expect(row('Total payable')).toBe('Total payable£9,120.09£6,566.65');
  });

  test('is accepted with one press, which leads back to the tasks', async () => {
    const { user, address } = open({ acceptSuggestedLoan: { data: ASKED } });
    await user.click(await button('Accept £5,400'));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
  });

  test('can be declined, which stops the application', async () => {
    const stopped = anApplication({ state: 'Unrequested' });
    const { user, address } = open({ declineSuggestedLoan: { data: stopped } });
    await user.click(await button('Not now'));
    await screen.findByText('Another page');
    expect(address()).toContain('/account/borrow/unrequested');
  });

  test('that is gone says so and stays on the page', async () => {
    const { user } = open({ acceptSuggestedLoan: { refusal: 'noSuggestedLoan' } });
    await user.click(await button('Accept £5,400'));
    expect(await screen.findByText(/There is no smaller loan to decide on/)).toBeDefined();
  });

  test('that is not suggested leads back to the tasks', async () => {
    open({}, anApplication({ state: 'Requirements', requirements: [aRequirement('bank')] }));
    expect(await screen.findByText('Another page')).toBeDefined();
  });
});

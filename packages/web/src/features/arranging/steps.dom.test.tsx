import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { SAMPLE_ANSWERS } from '@fairlead/core/testing/sample-answers';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { A_PLAN, ANSWERED, anArrangement, anArrangementInfo } from '../../testing/arrangements.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { button, link, openArrangementAt, pathOf, puts, SAVED } from '../../testing/open-arrangement.ts';
import { errorOf, heading, summary } from '../../testing/render-screen.tsx';
import { aStatement, WHOLE_STATEMENT } from '../../testing/statements.ts';
import ArrangementScreen from './ArrangementScreen.tsx';

const openAt = (at: string, replies: Replies = {}) => openArrangementAt(ArrangementScreen, at, replies);
const open = (step?: Parameters<typeof pathOf>[0], replies: Replies = {}) => openAt(pathOf(step), replies);

// A part of the budget that is left saves: that is answered by the test's own API as well.
afterEach(cleanup);

describe('the budget of a plan', () => {
  const UNANSWERED = anArrangement({ reason: 'illness' });
  const missing = anArrangementInfo({
    financialStatement: { id: WHOLE_STATEMENT.id, version: 1, isComplete: false, missing: ['adults'] },
  });

  test('needs every answer before it continues', async () => {
    const { user, address } = open('income', {
      openSelfServeArrangement: { data: UNANSWERED },
      readSelfServeArrangementInfo: { data: missing },
      openFinancialStatement: { data: aStatement() },
    });
    await heading('Who lives with you');
    await user.click(button('Save and continue'));
    expect(summary()).toEqual([
      'Enter how many adults live in your home',
      'Select whether you rent or own your home',
    ]);
    expect(address()).toBe(pathOf('income'));
  });

  test('is the one that the borrower may have filled in before, part by part', async () => {
    const { user, address } = open('income', { openSelfServeArrangement: { data: UNANSWERED } });
    await heading('Who lives with you');
    await user.click(button('Save and continue'));
    await heading('What comes in');
    expect(address()).toBe(pathOf('income', { part: 'income' }));
    await user.click(button('Save and continue'));
    await heading('Costs that you have to pay');
    expect(address()).toBe(pathOf('outgoings'));
    expect(link('Back').getAttribute('href')).toBe(pathOf('income'));
  });

  test('ends with the bills that come first and other debts, which the plan then has', async () => {
    const { user, sent } = openAt(pathOf('priority-bills', { part: 'debts' }), {
      openSelfServeArrangement: { data: UNANSWERED },
      openFinancialStatement: { data: aStatement(SAMPLE_ANSWERS, { version: 7 }) },
      changeSelfServeArrangement: {
        data: anArrangement({ reason: 'illness', priorityBillsUpdated: true }),
      },
    });
    await heading('What you owe to others');
    await user.click(button('Save and continue'));
    await heading('What you can pay each month');
    expect(puts(sent)).toMatchObject([{ reason: 'illness', priorityBillsUpdated: true }]);
  });
});

describe('the offer', () => {
  const ASKED = anArrangement({ reason: 'illness', priorityBillsUpdated: true });
  const amount = () => screen.findByLabelText('What you can pay each month, in pounds');

  test('is what the budget leaves and what we suggest, and any amount can be paid', async () => {
    const { user, sent } = open('offer', { openSelfServeArrangement: { data: ASKED } });
    expect(await amount()).toHaveProperty('value', '120');
    expect(screen.getByText(/We suggest £120 a month/)).toBeDefined();
    expect(screen.getByText('Any amount from £1 to £178.14')).toBeDefined();
    await user.clear(await amount());
    await user.type(await amount(), '60.50');
    await user.click(screen.getByRole('radio', { name: '3 months' }));
    expect(screen.getByRole('status').textContent).toContain('£60.50 a month for 3 months is £181.50.');
    await user.click(button());
    await heading('When you’ll pay');
    expect(puts(sent)).toMatchObject([
      { amount: 6_050, term: 3, affordability: { financialStatementId: WHOLE_STATEMENT.id, version: 7 } },
    ]);
  });

  test.each([
    ['', 'Enter how much you can pay each month'],
    ['lots', 'Enter an amount in pounds, like 60 or 60.50'],
    ['0.99', 'The amount must be £1 or more'],
    ['178.15', 'The amount must be £178.14 or less'],
  ])('with %s typed says what is wrong', async (typed, message) => {
    const { user, sent } = open('offer', { openSelfServeArrangement: { data: ASKED } });
    await user.clear(await amount());
    if (typed !== '') await user.type(await amount(), typed);
    await user.click(button());
    expect(summary()).toEqual([message, 'Select how long you can pay it for']);
    expect(errorOf(await amount())).toBe(message);
    expect(puts(sent)).toEqual([]);
  });

  test('of a budget that leaves nothing is no amount, but who can help', async () => {
    open('offer', {
      openSelfServeArrangement: { data: ASKED },
      readSelfServeArrangementInfo: { data: anArrangementInfo({ surplus: pence(-45_00), offer: null }) },
    });
    await heading('Your budget leaves nothing for payments');
    expect(screen.getByText('Short each month in your budget')).toBeDefined();
    expect(link('StepChange')).toBeDefined();
    expect(link('Your budget as a summary')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test.each([
    ['amountNotPossible', 'You can’t choose this amount any more'],
    ['termNotPossible', 'Your plan can’t be that long'],
    ['arrangementNotStarted', 'Your plan isn’t open any more'],
    ['arrangementNotPossible', 'That didn’t work'],
  ] as const)('that is refused says so, and nothing is lost: %s', async (refusal, title) => {
    const { user } = open('offer', { changeSelfServeArrangement: { refusal } });
    await user.clear(await amount());
    await user.type(await amount(), '75');
    await user.click(button());
    expect(await screen.findByRole('status', { name: title })).toBeDefined();
    expect(await amount()).toHaveProperty('value', '75');
  });
});

describe('the day', () => {
  const ASKED = anArrangement({ ...ANSWERED, paymentDate: null, paidBy: null });

  test('and the way to pay have to be chosen', async () => {
    const { user, sent } = open('date', { openSelfServeArrangement: { data: ASKED } });
    await heading('When you’ll pay');
    await user.click(button());
    expect(summary()).toEqual(['Select the day of your first payment', 'Select how you want to pay']);
    expect(puts(sent)).toEqual([]);
  });

  test('is one of those that are offered; the others say why not', async () => {
    const { user, sent } = open('date', { openSelfServeArrangement: { data: ASKED } });
    await user.click(await screen.findByRole('radio', { name: /7 December 2026/ }));
    expect(screen.queryByRole('radio', { name: /3 December 2026/ })).toBeNull();
    await user.click(screen.getByText('Why can’t I choose another day?'));
    expect(screen.getByText('3 December 2026: too soon for a Direct Debit.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'By myself' }));
    await user.click(button());
    await heading('Check your plan before you agree it');
    expect(puts(sent)).toMatchObject([{ paymentDate: day('2026-12-07'), paidBy: 'borrower' }]);
  });

  test('is paid by the borrower where no Direct Debit is set up', async () => {
    const { user, sent } = open('date', {
      openSelfServeArrangement: { data: ASKED },
      readSelfServeArrangementInfo: { data: anArrangementInfo({ hasDirectDebit: false }) },
    });
    await user.click(await screen.findByRole('radio', { name: /4 December 2026/ }));
    expect(screen.queryByRole('radio', { name: 'By Direct Debit' })).toBeNull();
    await user.click(button());
    await heading('Check your plan before you agree it');
    expect(puts(sent)).toMatchObject([{ paidBy: 'borrower' }]);
  });
});

describe('the summary', () => {
  test('says everything before the plan is agreed', async () => {
    open('summary');
    await heading('Check your plan before you agree it');
    expect(screen.getByText('£60 a month')).toBeDefined();
    expect(screen.getByText('You pay £180 in total, in 3 payments.')).toBeDefined();
    expect(screen.getByText('We add no interest until 9 February 2027, and there is no fee.')).toBeDefined();
    expect(screen.getByText(/£90\.50 will still be overdue at the end/)).toBeDefined();
    expect(screen.getByText(/start again with £89\.07 on 15 February 2027/)).toBeDefined();
    expect(screen.getByText(/for 6 years/)).toBeDefined();
    expect(screen.getByRole('table', { name: 'Your payments' }).textContent).toContain('08/02/2027');
  });

  test('is where an answer that is changed there leads back to', async () => {
    const { user, address } = open('summary');
    await heading('Check your plan before you agree it');
    await user.click(link('Change how long you pay it'));
    await heading('What you can pay each month');
    expect(address()).toBe(pathOf('offer', { from: 'summary' }));
    await user.click(button());
    await heading('Check your plan before you agree it');
  });

  test('agrees the plan, which is then shown to print', async () => {
    const agreed = anArrangement(ANSWERED, { state: 'agreed', plan: A_PLAN });
    const { user, sent, address } = open('summary', {
      openSelfServeArrangement: [SAVED, { data: agreed }],
      changeSelfServeArrangement: { data: agreed },
    });
    await heading('Check your plan before you agree it');
    await user.click(button('Agree this plan'));
    await heading('Your payment plan is set up');
    expect(address()).toBe(pathOf('confirmation'));
    expect(puts(sent)).toEqual([{ ...ANSWERED, isAgreed: true }]);
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Your budget' })).toBeDefined();
    expect(screen.getByText(/LN-7Q4K2M/)).toBeDefined();
  });

  test.each([
    ['budgetChanged', 'Your budget has changed', 'Check what you can afford', 'offer'],
    ['amountNotPossible', 'You can’t choose this amount any more', 'Choose another amount', 'offer'],
    ['termNotPossible', 'Your plan can’t be that long', 'Choose another length', 'offer'],
    ['dateNotPossible', 'You can’t choose this day any more', 'Choose another day', 'date'],
    ['arrangementIncomplete', 'Something is still missing', 'Continue your plan', 'summary'],
    ['noDirectDebit', 'Your Direct Debit isn’t set up', 'Pay it yourself instead', 'date'],
  ] as const)(
    'of a plan that is refused leads to where it is put right: %s',
    async (refusal, title, label, step) => {
      const { user } = open('summary', { changeSelfServeArrangement: { refusal } });
      await heading('Check your plan before you agree it');
      await user.click(button('Agree this plan'));
      const banner = await screen.findByRole('status', { name: title });
      const to = within(banner).getByRole('link', { name: label }).getAttribute('href') ?? '';
      expect(to.startsWith(pathOf(step))).toBe(true);
    },
  );
});

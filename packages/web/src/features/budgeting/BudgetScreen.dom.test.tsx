import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { SAMPLE_ANSWERS } from '@fairlead/core/testing/sample-answers';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { budgetPath } from '../../parts/budget/budget-path.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { errorOf, heading, renderScreen, summary, SIGNED_IN } from '../../testing/render-screen.tsx';
import { aStatement, WHOLE_STATEMENT } from '../../testing/statements.ts';
import BudgetScreen from './BudgetScreen.tsx';

const EMPTY = aStatement();
const WITH_PAY = aStatement(
  { entries: [{ line: 'wages', amount: pence(420_00), frequency: 'weekly' }] },
  { version: 2 },
);

function open(step?: string, replies: Replies = {}) {
  const sent = fakeApi({
    openFinancialStatement: { data: EMPTY },
    changeFinancialStatement: { data: WITH_PAY },
    readFinancialStatement: { data: WHOLE_STATEMENT },
    ...replies,
  });
  const at = budgetPath(step);
  return { sent, ...renderScreen({ [SCREENS.budget]: BudgetScreen }, { at, session: SIGNED_IN }) };
}

const pay = () => screen.findByLabelText('Your pay after tax, in pounds');
const every = () => screen.getByLabelText('How often: Your pay after tax');
const next = () => screen.getByRole('button', { name: 'Save and continue' });
const totals = () => within(screen.getByRole('complementary', { name: 'Each month so far' }));

// A page that is left saves: that is answered by the test's own API as well.
afterEach(cleanup);

describe('the overview', () => {
  test('lists the parts, begins with the first, and says who sees it', async () => {
    open();
    await heading('Your budget');
    expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe(budgetPath('household'));
    expect(screen.getAllByText('Not yet started')).toHaveLength(6);
    expect(screen.getByText(/doesn’t affect your credit file/)).toBeDefined();
    expect(screen.getByText(/valid until the end of 20 December 2026/)).toBeDefined();
  });

  test('says that figures are from an earlier budget', async () => {
    const filled = aStatement(SAMPLE_ANSWERS, { filledInFrom: day('2026-10-05') });
    open(undefined, { openFinancialStatement: { data: filled } });
    expect(await screen.findByText(/your figures from 5 October 2026/)).toBeDefined();
    expect(screen.getAllByText('Completed')).toHaveLength(6);
  });

  test('that cannot be opened can be tried again', async () => {
    const { user } = open(undefined, { openFinancialStatement: ['no connection', { data: EMPTY }] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('Your budget');
  });
});

describe('a part of the budget', () => {
  test('works out the totals as they are typed', async () => {
    const { user } = open('income');
    await user.type(await pay(), '420');
    await user.selectOptions(every(), 'weekly');
    expect(totals().getByText('Comes in').nextSibling?.textContent).toBe('£1,826.25');
    expect(screen.getAllByText('£1,826.25 a month')).toHaveLength(2);
  });

  test('is saved by its button, which leads on and says when', async () => {
    const { user, sent, address } = open('income');
    await user.type(await pay(), '420');
    await user.selectOptions(every(), 'weekly');
    await user.click(next());
    await heading('Bills that come first');
    expect(address()).toBe(budgetPath('priority-bills'));
    expect(bodiesOf(sent, 'changeFinancialStatement')).toMatchObject([
      { version: 1, entries: [{ line: 'wages', amount: 42_000, frequency: 'weekly' }] },
    ]);
    expect(screen.getByRole('status').textContent).toMatch(/^Saved at \d\d:\d\d$/);
    expect(sessionStorage.getItem('typed')).toBeNull();
  });

  test('is saved when it is left, and when the page is hidden', async () => {
    const { user, sent } = open('income');
    await user.type(await pay(), '1');
    await user.click(screen.getByRole('link', { name: 'Your budget' }));
    await heading('Your budget');
    await waitFor(() => expect(bodiesOf(sent, 'changeFinancialStatement')).toHaveLength(1));
    cleanup();
    const again = open('income');
    await user.type(await pay(), '2');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void fireEvent(document, new Event('visibilitychange')));
    await waitFor(() => expect(bodiesOf(again.sent, 'changeFinancialStatement')).toHaveLength(1));
    vi.restoreAllMocks();
  });

  test('without a change sends nothing', async () => {
    const { user, sent } = open('income');
    await pay();
    await user.click(next());
    await heading('Bills that come first');
    expect(bodiesOf(sent, 'changeFinancialStatement')).toEqual([]);
  });

  test('with an amount that cannot be read stays, and names it', async () => {
    const { user, sent } = open('income');
    await user.type(await pay(), '2k');
    await user.click(next());
    expect(summary()).toEqual(['Your pay after tax must be written in full, like 120.50']);
    expect(errorOf(await pay())).toBe(summary()[0]);
    expect(bodiesOf(sent, 'changeFinancialStatement')).toEqual([]);
  });

  test('has what was typed after the session ended', async () => {
    const { user } = open('income');
    await user.type(await pay(), '1,234');
    cleanup();
    open('income', { changeFinancialStatement: 'no answer yet' });
    expect(await pay()).toHaveProperty('value', '1,234');
  });

  test('that could not be saved says why, and still has what was typed', async () => {
    const { user } = open('income', { changeFinancialStatement: 'no connection' });
    await user.type(await pay(), '5');
    await user.click(next());
    expect(await screen.findByText('We couldn’t reach our server')).toBeDefined();
    expect(await pay()).toHaveProperty('value', '5');
  });

  test('that was changed somewhere else shows the newer figures, with what was typed over them', async () => {
    const newer = aStatement(
      {
        entries: [
          { line: 'wages', amount: pence(100_00), frequency: 'monthly' },
          { line: 'pension', amount: pence(50_00), frequency: 'monthly' },
        ],
      },
      { version: 4 },
    );
    const { user, sent } = open('income', {
      openFinancialStatement: [{ data: EMPTY }, { data: newer }],
      changeFinancialStatement: [{ refusal: 'statementChanged' }, { data: newer }],
    });
    await user.type(await pay(), '5');
    await user.click(next());
    expect(await screen.findByText('Your budget was changed somewhere else')).toBeDefined();
    expect(screen.getByLabelText('Pensions, in pounds')).toHaveProperty('value', '50');
    expect(await pay()).toHaveProperty('value', '5');
    await user.click(next());
    await heading('Bills that come first');
    expect(bodiesOf(sent, 'changeFinancialStatement')[1]).toMatchObject({
      version: 4,
      entries: [{ amount: 500 }, { line: 'pension' }],
    });
  });

  test('that is more than 30 days old continues in a new budget', async () => {
    const renewed = aStatement({}, { id: '01a1f8e9-0000-7000-8000-0000000000d2' });
    const { user } = open('income', {
      openFinancialStatement: [{ data: EMPTY }, { data: renewed }],
      changeFinancialStatement: [{ refusal: 'statementExpired' }, { data: WITH_PAY }],
    });
    await user.type(await pay(), '5');
    await user.click(next());
    expect(await screen.findByText('We’ve started a new budget with your figures')).toBeDefined();
    expect(await pay()).toHaveProperty('value', '5');
  });
});

describe('bills and debts', () => {
  test('ask by how much, and say whom to talk to, only for what is ticked', async () => {
    const { user } = open('priority-bills');
    await user.click(await screen.findByLabelText('Yes'));
    await user.click(screen.getByLabelText('Electricity or gas'));
    expect(screen.getByText(/offer you a payment plan that you can afford/)).toBeDefined();
    const owed = 'How much you’re behind, in pounds: Electricity or gas';
    expect(screen.getByLabelText(owed)).toBeDefined();
    await user.click(screen.getByLabelText('No'));
    expect(screen.queryByLabelText(owed)).toBeNull();
  });

  test('can be added and removed, with the focus on what is left', async () => {
    const { user } = open('debts');
    await user.click(await screen.findByLabelText('Yes'));
    await user.type(screen.getByLabelText('Who do you owe it to? Debt 1'), 'First');
    await user.click(screen.getByRole('button', { name: 'Add another debt' }));
    const second = screen.getByLabelText('Who do you owe it to? Debt 2');
    expect(document.activeElement).toBe(second);
    await user.type(second, 'Second');
    await user.click(screen.getByRole('button', { name: 'Remove Debt 1' }));
    const left = screen.getByLabelText('Who do you owe it to? Debt 1');
    expect(left).toHaveProperty('value', 'Second');
    expect(document.activeElement).toBe(left);
  });
});

describe('the summary', () => {
  const whole = { openFinancialStatement: { data: WHOLE_STATEMENT } };

  test('says what is left, how it is worked out, what comes first and who helps', async () => {
    open('summary', whole);
    await heading('Your budget');
    expect(screen.getByText('Left each month')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Sort these out first' })).toBeDefined();
    const working = await screen.findByRole('table', { name: 'How this is worked out' });
    expect(working.textContent).toContain('£320.58');
    expect(screen.getByRole('link', { name: 'StepChange' })).toBeDefined();
    expect(screen.queryByText('Your budget isn’t complete yet')).toBeNull();
    const change = screen.getByRole('link', { name: 'Change what comes in' });
    expect(change.getAttribute('href')).toBe(budgetPath('income'));
  });

  test('names what is missing, and leads there', async () => {
    open('summary', { readFinancialStatement: { data: EMPTY } });
    expect(await screen.findByText('Your budget isn’t complete yet')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Whether you owe money to others' });
    expect(link.getAttribute('href')).toBe(budgetPath('debts'));
  });
});

import { day } from '@fairlead/core/calendar/day';
import { NO_ANSWERS } from '@fairlead/core/financial-statement/answers';
import { pence } from '@fairlead/core/money/pence';
import { SAMPLE_ANSWERS } from '@fairlead/core/testing/sample-answers';
import { describe, expect, test } from 'vitest';
import { aStatement, WHOLE_STATEMENT } from '../../testing/statements.ts';
import { fieldsOf } from './budget-fields.ts';
import {
  monthlyNote,
  nextPart,
  partAfter,
  presentBills,
  presentDebts,
  presentHints,
  presentHousehold,
  presentLeft,
  presentMissing,
  presentOrigin,
  presentSections,
  runningTotals,
  statusOf,
  subtotal,
} from './present-budget.ts';

describe('while a budget is filled in', () => {
  test('what comes in, goes out and is left is worked out from what is typed', () => {
    expect(runningTotals(SAMPLE_ANSWERS)).toEqual([
      { label: 'Comes in', value: '£2,001.87' },
      { label: 'Goes out', value: '£1,681.29' },
      { label: 'Left', value: '£320.58' },
    ]);
    const entries = SAMPLE_ANSWERS.entries.filter(({ line }) => line === 'rent');
    expect(runningTotals({ ...NO_ANSWERS, entries })[2]).toEqual({ label: 'Short by', value: '£800.00' });
  });

  test('each group has its sum, and an amount that is not monthly its share of a month', () => {
    expect(subtotal(SAMPLE_ANSWERS, ['rent', 'councilTax', 'mortgage'])).toBe('£950.00 a month');
    expect(subtotal(SAMPLE_ANSWERS, ['mortgage'])).toBeNull();
    expect(monthlyNote(SAMPLE_ANSWERS, 'wages')).toBe('£1,826.25 a month');
    expect([monthlyNote(SAMPLE_ANSWERS, 'rent'), monthlyNote(SAMPLE_ANSWERS, 'car')]).toEqual([null, null]);
  });

  test('each part says how far it is', () => {
    const fields = fieldsOf({ ...NO_ANSWERS, household: { ...NO_ANSWERS.household, adults: 1 } });
    const budget = { fields, answers: NO_ANSWERS, problems: { wages: 'Wrong' } };
    expect(statusOf('household', budget)).toBe('In progress');
    expect(statusOf('income', budget)).toBe('There is a problem');
    expect(statusOf('debts', budget)).toBe('Not yet started');
    expect(statusOf('debts', { fields, answers: SAMPLE_ANSWERS, problems: {} })).toBe('Completed');
  });

  test('the next part is the first with something missing', () => {
    expect([nextPart(NO_ANSWERS), nextPart(SAMPLE_ANSWERS)]).toEqual(['household', null]);
    expect(nextPart({ ...SAMPLE_ANSWERS, isBehind: null })).toBe('priority-bills');
    expect([partAfter('income'), partAfter('debts')]).toEqual(['priority-bills', 'summary']);
  });
});

describe('the summary', () => {
  test('names what is missing, with its part', () => {
    expect(presentMissing(WHOLE_STATEMENT)).toEqual([]);
    expect(presentMissing(aStatement({ ...SAMPLE_ANSWERS, hasDebts: null }))).toEqual([
      { needed: 'debts', words: 'Whether you owe money to others', part: 'debts' },
    ]);
  });

  test('says what is left, with what is already taken off', () => {
    expect(presentLeft(WHOLE_STATEMENT)).toMatchObject({ label: 'Left each month', value: '£275.58' });
    expect(presentLeft(WHOLE_STATEMENT).note).toContain('already taken off');
  });

  test('says kindly that more goes out than comes in', () => {
    const totals = { ...WHOLE_STATEMENT.totals, surplus: pence(-150_25), priorityOffers: pence(0) };
    const left = presentLeft({ ...WHOLE_STATEMENT, totals });
    expect(left).toMatchObject({ label: 'Short each month', value: '£150.25', isShort: true });
    expect(left.note).toMatch(/happens to many households.*free debt adviser can help/);
  });

  test('has each category with its lines, and bills and debts in words', () => {
    const [income, fixed] = presentSections(WHOLE_STATEMENT);
    expect(income).toMatchObject({ title: 'What comes in', total: '£2,001.87' });
    expect(fixed?.rows[0]).toEqual({
      id: 'homeAndContents',
      category: 'Home and contents',
      amount: '£950.00',
      lines: ['Rent: £800.00', 'Council tax or rates: £1,800.00 every year'],
    });
    expect(presentBills(WHOLE_STATEMENT)).toMatchObject([
      {
        name: 'Council tax or rates',
        owed: '£300 behind',
        offer: 'You pay £25 a month towards it.',
      },
    ]);
    expect(presentDebts(WHOLE_STATEMENT)).toEqual([
      { id: '0', name: 'Fernhithe Catalogue', owed: '£500.00', monthly: '£20.00' },
    ]);
    expect(presentHousehold(WHOLE_STATEMENT)).toBe(
      '2 adults, 1 child under 16. Home: rented from a private landlord.',
    );
    expect(presentHousehold(aStatement())).toBe('Not entered yet.');
  });

  test('leaves out bills and debts that the household says it does not have', () => {
    const without = aStatement({ ...SAMPLE_ANSWERS, isBehind: false, hasDebts: false });
    expect([presentBills(without), presentDebts(without)]).toEqual([[], []]);
  });

  test('asks about higher spending without a figure or a judgement', () => {
    const [hint] = presentHints({ ...WHOLE_STATEMENT, hints: ['foodAndHousekeeping'] });
    expect(hint?.question).toContain('Most households of your size spend less on food');
    expect(hint?.question).not.toContain('£');
  });
});

test('a new budget says from which figures it was filled in', () => {
  expect(presentOrigin(aStatement())).toBeNull();
  const filled = aStatement({}, { filledInFrom: day('2026-10-05') });
  expect(presentOrigin(filled)).toContain('your figures from 5 October 2026');
});

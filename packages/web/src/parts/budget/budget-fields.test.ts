import { NO_ANSWERS } from '@fairlead/core/financial-statement/answers';
import { STATEMENT_PARTS } from '@fairlead/core/financial-statement/missing';
import { pence } from '@fairlead/core/money/pence';
import { SAMPLE_ANSWERS } from '@fairlead/core/testing/sample-answers';
import { describe, expect, test } from 'vitest';
import { fieldsOf, isBegun, problemsOf, readFields, withoutDebt } from './budget-fields.ts';

const EMPTY = fieldsOf(NO_ANSWERS);

describe('the fields of a budget', () => {
  test('say again what filled them in', () => {
    for (const answers of [NO_ANSWERS, SAMPLE_ANSWERS])
      expect(readFields(fieldsOf(answers))).toEqual({ answers, problems: {} });
  });

  test('show amounts as people write them', () => {
    expect(fieldsOf(SAMPLE_ANSWERS)).toMatchObject({
      councilTax: '1,800',
      'councilTax-every': 'yearly',
      childBenefit: '161.56',
      'bill-councilTax-owed': '300',
      adults: '2',
    });
  });

  test.each([
    ['rent', '7.5k', 'Rent must be written in full, like 120.50'],
    ['rent', '-5', 'Rent must be a number of pounds, like 120.50'],
    ['rent', '1000000.01', 'Rent must be £1,000,000 or less'],
    ['adults', '0', 'The number of adults must be a whole number from 1 to 20'],
    ['childrenUnder16', 'two', 'The number of children under 16 must be a whole number from 0 to 20'],
    ['notes', 'x'.repeat(1001), 'What you want to add must be 1,000 characters or less'],
    ['debt-1-name', 'x'.repeat(61), 'Debt 1: the name must be 60 characters or less'],
  ])('with %s as "%s" say what is wrong', (name, text, message) => {
    expect(readFields({ ...EMPTY, [name]: text.slice(0, 1100) }).problems).toEqual({ [name]: message });
  });

  test('that cannot be read count as empty, and as a problem of their part alone', () => {
    const { answers, problems } = readFields({ ...fieldsOf(SAMPLE_ANSWERS), rent: 'a lot' });
    expect(answers.entries.map(({ line }) => line)).not.toContain('rent');
    const withProblem = STATEMENT_PARTS.filter((part) => Object.keys(problemsOf(part, problems)).length > 0);
    expect(withProblem).toEqual(['fixed-costs']);
  });

  test('of a debt that is removed are those of the next', () => {
    const debts = ['First', 'Second', 'Third'].map((name, index) => ({
      name,
      owed: pence(index * 100),
      monthlyPayment: null,
    }));
    const fields = fieldsOf({ ...SAMPLE_ANSWERS, debts });
    const left = readFields({ ...fields, ...withoutDebt(fields, 1) });
    expect(left.answers.debts.map(({ name }) => name)).toEqual(['First', 'Third']);
    expect(withoutDebt(fields, 1).debtRows).toBe('2');
  });

  test('of a bill that is not ticked, and of a debt without a word, are left out', () => {
    const typed = { ...EMPTY, isBehind: 'yes', 'bill-rent-owed': '100', hasDebts: 'yes' };
    expect(readFields(typed).answers).toMatchObject({ billsBehind: [], debts: [] });
  });
});

test('a part is begun with its first answer', () => {
  expect(STATEMENT_PARTS.filter((part) => isBegun(part, EMPTY))).toEqual([]);
  expect(STATEMENT_PARTS.filter((part) => isBegun(part, { ...EMPTY, wages: '0' }))).toEqual(['income']);
});

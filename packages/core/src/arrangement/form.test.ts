import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import {
  EMPTY_ARRANGEMENT,
  isCompleteArrangement,
  nextArrangementStep,
  type ArrangementForm,
  type StatementSoFar,
} from './form.ts';

const COMPLETE: ArrangementForm = {
  reason: 'less-income',
  other: null,
  priorityBillsUpdated: true,
  amount: pence(60_00),
  term: 3,
  affordability: { financialStatementId: 'statement', version: 4 },
  paymentDate: day('2027-02-15'),
  paidBy: 'direct-debit',
};

const STATEMENT: StatementSoFar = { id: 'statement', version: 4, missing: [] };

const next = (changes: Partial<ArrangementForm>, statement: StatementSoFar | null = STATEMENT) =>
  nextArrangementStep({ ...COMPLETE, ...changes }, statement);

test('a plan can be agreed when everything is answered; nothing has to be said of another reason', () => {
  expect(isCompleteArrangement(COMPLETE)).toBe(true);
  expect(isCompleteArrangement(EMPTY_ARRANGEMENT)).toBe(false);
  expect(isCompleteArrangement({ ...COMPLETE, paidBy: null })).toBe(false);
  expect(isCompleteArrangement({ ...COMPLETE, affordability: null })).toBe(false);
});

describe('a borrower who continues a plan', () => {
  test('is asked for the first answer that is missing, then sees the summary', () => {
    expect(nextArrangementStep(EMPTY_ARRANGEMENT, null)).toBe('reason');
    expect(next({ priorityBillsUpdated: null })).toBe('priority-bills');
    expect(next({ term: null, paidBy: null })).toBe('offer');
    expect(next({ amount: null })).toBe('offer');
    expect(next({ paymentDate: null })).toBe('date');
    expect(next({ paidBy: null })).toBe('date');
    expect(next({})).toBe('summary');
  });

  test('is asked for the part of the budget that is missing', () => {
    expect(next({}, null)).toBe('income');
    expect(next({}, { ...STATEMENT, missing: ['tenure', 'debts'] })).toBe('income');
    expect(next({}, { ...STATEMENT, missing: ['flexibleCosts', 'behind'] })).toBe('outgoings');
    expect(next({}, { ...STATEMENT, missing: ['behind'] })).toBe('priority-bills');
    expect(next({}, { ...STATEMENT, missing: ['debtAmounts'] })).toBe('priority-bills');
  });

  test('looks at what they can afford again once the budget is another one', () => {
    expect(next({ affordability: null })).toBe('offer');
    expect(next({}, { ...STATEMENT, version: 5 })).toBe('offer');
    expect(next({}, { ...STATEMENT, id: 'a new one' })).toBe('offer');
  });
});

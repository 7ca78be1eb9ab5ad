import { expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { EMPTY_ARRANGEMENT, firstStepMissing, isCompleteArrangement, type ArrangementForm } from './form.ts';

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

test('a plan can be agreed when everything is answered, and else names the first step that is missing', () => {
  expect(isCompleteArrangement(COMPLETE)).toBe(true);
  expect(firstStepMissing(EMPTY_ARRANGEMENT)).toBe('reason');
  expect(firstStepMissing({ ...COMPLETE, affordability: null, amount: null })).toBe('income');
  expect(firstStepMissing({ ...COMPLETE, priorityBillsUpdated: null })).toBe('priority-bills');
  expect(firstStepMissing({ ...COMPLETE, term: null, paidBy: null })).toBe('offer');
  expect(firstStepMissing({ ...COMPLETE, paidBy: null })).toBe('date');
});

import type { WireData } from '@fairlead/testing/call';
import { expect } from './visitor.ts';

type Loan = WireData<'readLoan'>;

const penceOf = (pounds: number): number => Math.round(pounds * 100);
const sumOf = (amounts: readonly number[]): number =>
  amounts.map(penceOf).reduce((sum, each) => sum + each, 0);

/** Nothing is owed either way, and what was paid is exactly what was agreed. */
export function expectComplete(loan: Loan): void {
  const { state, isActive, outstanding, leftToPay, interestToDate, creditBalance, nextPayment } = loan;
  expect({ state, isActive, outstanding, leftToPay, interestToDate, creditBalance, nextPayment }).toEqual({
    state: 'Complete',
    isActive: false,
    outstanding: 0,
    leftToPay: 0,
    interestToDate: 0,
    creditBalance: 0,
    nextPayment: null,
  });
  expect(loan.arrears).toEqual({ amount: 0, since: null, days: 0, instalments: 0 });
  const repayments = (loan.historicalRepayments ?? []).filter(({ kind }) => kind === 'repayment');
  expect(repayments).toHaveLength(loan.term);
  expect(sumOf(repayments.map(({ amount }) => amount))).toBe(penceOf(loan.totalAmountPayable));
  expect(penceOf(loan.totalPaid)).toBe(penceOf(loan.totalAmountPayable));
  const plan = loan.scheduledPayments ?? [];
  expect(sumOf(plan.map(({ amount }) => amount))).toBe(penceOf(loan.totalAmountPayable));
  expect(plan.every(({ status }) => status === 'paid')).toBe(true);
  expect(plan.at(-1)?.closing).toBe(0);
  expect(loan.pendingRepayments).toEqual([]);
}

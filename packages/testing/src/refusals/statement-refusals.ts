import { SETTLEMENT_2026 } from '@fairlead/core/settlement/settlement-rules';
import { addDays, type Day } from '@fairlead/core/calendar/day';
import { runningLoan, unpaidLoan, type LoanOn } from './loan-on.ts';
import { refusedWhere } from './refusal-world.ts';

const period = ({ token, params }: LoanOn, from: Day, to: Day) => ({
  token,
  params: { ...params, from, to },
});

export const STATEMENT_REFUSALS = [
  refusedWhere('the period ends after today', 'periodNotPossible', runningLoan).by({
    readStatement: (loan) => period(loan, loan.asOf, addDays(loan.asOf, 1)),
    exportStatement: (loan) => period(loan, loan.asOf, addDays(loan.asOf, 1)),
  }),
  refusedWhere('the period ends before it begins', 'periodNotPossible', runningLoan).by({
    readStatement: (loan) => period(loan, loan.asOf, addDays(loan.asOf, -1)),
    exportStatement: (loan) => period(loan, loan.asOf, addDays(loan.asOf, -1)),
  }),
  refusedWhere('the money has not been paid out', 'settlementNotPossible', unpaidLoan).by({
    readSettlementStatement: ({ token, params, asOf }) => ({ token, params: { ...params, date: asOf } }),
  }),
  refusedWhere('the day is after the last one', 'settlementDayNotOffered', runningLoan).by({
    readSettlementStatement: ({ token, params, asOf }) => ({
      token,
      params: { ...params, date: addDays(asOf, SETTLEMENT_2026.settlementDays + 1) },
    }),
  }),
];

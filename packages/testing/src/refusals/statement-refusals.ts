import { SETTLEMENT_2026 } from '@fairlead/core/settlement/settlement-rules';
import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import { SWITCHED_ACCOUNT } from '../journeys/applying.ts';
import { signedLoan } from '../journeys/loans.ts';
import { newApplicant } from '../people.ts';
import type { TestServer } from '../start-test-server.ts';
import { refusedWhere } from './refusal-world.ts';

/** A loan, and the date on which it is. */
async function loanOn(server: TestServer, account?: Parameters<typeof signedLoan>[2]) {
  const { token, loanId } = await signedLoan(server, newApplicant('Ada', 'Accept'), account);
  const params = { id: loanId };
  const { asOf } = await server.get('readLoan', { token, params });
  return { token, params, asOf: day(asOf) };
}

type LoanOn = Awaited<ReturnType<typeof loanOn>>;

const period = ({ token, params }: LoanOn, from: Day, to: Day) => ({
  token,
  params: { ...params, from, to },
});

export const STATEMENT_REFUSALS = [
  refusedWhere('the period ends after today', 'periodNotPossible', (server) => loanOn(server)).by({
    readStatement: (loan) => period(loan, loan.asOf, addDays(loan.asOf, 1)),
    exportStatement: (loan) => period(loan, loan.asOf, addDays(loan.asOf, 1)),
  }),
  refusedWhere('the period ends before it begins', 'periodNotPossible', (server) => loanOn(server)).by({
    readStatement: (loan) => period(loan, loan.asOf, addDays(loan.asOf, -1)),
    exportStatement: (loan) => period(loan, loan.asOf, addDays(loan.asOf, -1)),
  }),
  refusedWhere('the money has not been paid out', 'settlementNotPossible', (server) =>
    loanOn(server, SWITCHED_ACCOUNT),
  ).by({
    readSettlementStatement: ({ token, params, asOf }) => ({ token, params: { ...params, date: asOf } }),
  }),
  refusedWhere('the day is after the last one', 'settlementDayNotOffered', (server) => loanOn(server)).by({
    readSettlementStatement: ({ token, params, asOf }) => ({
      token,
      params: { ...params, date: addDays(asOf, SETTLEMENT_2026.settlementDays + 1) },
    }),
  }),
];

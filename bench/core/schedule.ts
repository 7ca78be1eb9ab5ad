import { Calculator } from 'amortizejs';
import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { monthlyRate } from '@fairlead/core/rates/periodic';
import { dueDays } from '@fairlead/core/schedule/payment-days';
import { scheduleRows } from '@fairlead/core/schedule/rows';
import { amortiseAllButLast } from '@fairlead/core/schedule/amortise';
import { ipmt, ppmt } from 'financial';
import { Loan } from 'loanjs';
import { compare, type Candidate, type Target } from './comparison.ts';

const TERM = 36;
const PLAN = {
  opening: pence(7_940_00),
  rate: 0.177244,
  firstYears: 1 / 12,
  termMonths: TERM,
  monthly: pence(280_83),
  final: pence(280_89),
  optionFee: pence(0),
};

const MONTHLY = monthlyRate(PLAN.rate);

/** Libraries take a nominal rate in percent: twelve times our monthly rate. */
const NOMINAL = MONTHLY * 1200;
const POUNDS = PLAN.opening / 100;

type Row = { readonly interest: number; readonly principal: number };

/**
 * Checks rows in pence: each row's interest is the rate on the outstanding balance, to a penny, and the principal
 * adds up to the loan.
 */
function errorIn(rows: readonly Row[], expected: number): string | null {
  if (rows.length !== expected) return `${rows.length} rows`;
  let owed: number = PLAN.opening;
  for (const { interest, principal } of rows.slice(0, TERM - 1)) {
    if (Math.abs(interest - owed * MONTHLY) > 1) return 'interest is out by more than a penny';
    owed -= principal;
  }
  const last = rows[TERM - 1];
  if (last) owed -= last.principal;
  const isSettled = expected < TERM || Math.abs(owed) < 0.5;
  return isSettled ? null : `the rows leave ${owed.toFixed(0)}p`;
}

function rowsOf(name: string, rows: () => readonly Row[], scale: number, expected = TERM): Candidate {
  const inPence = () =>
    rows().map(({ interest, principal }) => ({ interest: interest * scale, principal: principal * scale }));
  return { name, run: rows, error: () => errorIn(inPence(), expected) };
}

function amortizeJs(startDate?: Date): readonly Row[] {
  const loan = { method: 'mortgage', apr: NOMINAL, balance: POUNDS, loanTerm: TERM } as const;
  return Calculator.calculate(startDate ? { ...loan, startDate } : loan).schedule;
}

function financial(): readonly Row[] {
  const rows: Row[] = [];
  for (let number = 1; number <= TERM; number += 1) {
    const interest = ipmt(MONTHLY, number, TERM, -POUNDS);
    rows.push({ interest, principal: ppmt(MONTHLY, number, TERM, -POUNDS) });
  }
  return rows;
}

function loanJs(): readonly Row[] {
  return Loan(POUNDS, TERM, NOMINAL, 'annuity').installments.map(({ interest, capital }) => ({
    interest,
    principal: capital,
  }));
}

const FIRST_DUE = day('2027-01-01');

/** Two equally fast implementations differ by less than this through noise on a busy machine. */
const MIN_RATIO = 0.95;

export function benchSchedule(): readonly Target[] {
  const dated = compare({
    task: 'Schedule of 36 rows with dates (ours: due date and collection date, in whole pence)',
    ours: rowsOf('Fairlead scheduleRows', () => scheduleRows(PLAN, dueDays(FIRST_DUE, 1, TERM)), 1),
    libraries: [rowsOf('amortizejs, dates', () => amortizeJs(new Date(FIRST_DUE)), 100)],
  });
  const figures = compare({
    task: 'Figures without dates; of the libraries only loanjs rounds to the penny',
    ours: rowsOf('Fairlead amortise', () => amortiseAllButLast(PLAN), 1, TERM - 1),
    libraries: [
      rowsOf('amortizejs', () => amortizeJs(), 100),
      rowsOf('loanjs', loanJs, 100),
      rowsOf('financial', financial, 100),
    ],
  });
  return [target('with dates', dated), target('figures only', figures)];
}

function target(what: string, times: number): Target {
  const description = `Schedule of 36 rows, ${what}: as fast as the fastest correct library`;
  return { description, figure: `${times.toFixed(2)}x`, isMet: times >= MIN_RATIO };
}

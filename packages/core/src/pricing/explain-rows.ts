import type { InterestBasis } from '../schedule/amortise.ts';
import type { BookedRow, ScheduleRow } from '../schedule/rows.ts';
import { line, money, percent, unrounded, years, type Working } from '../working/working.ts';

/** The interest in an instalment. The rate is the borrowing rate, a fraction. */
export function explainRow({ row, interestBasis }: BookedRow, rate: number): Working {
  const explanation = interestBasis === null ? explainLast(row) : explainEarned(row, interestBasis, rate);
  return { figure: `Interest in instalment ${row.number}`, ...explanation, result: money(row.interest) };
}

type ExplainedInterest = Omit<Working, 'figure' | 'result'>;

function explainEarned({ opening }: ScheduleRow, basis: InterestBasis, rate: number): ExplainedInterest {
  return {
    inputs: [
      line('Balance', money(opening)),
      line('Borrowing rate', percent(rate, 6)),
      line('Period', years(basis.years)),
    ],
    rule: {
      description:
        'Interest for the period is the annual rate compounded over its share of the year, rounded to the penny.',
      source: 'CONC App 1.2; the agreement',
    },
    steps: [
      line('Rate for the period', percent(basis.growth, 6)),
      line('Interest before rounding', unrounded(basis.unrounded)),
    ],
  };
}

function explainLast({ payment, principal, fee }: ScheduleRow): ExplainedInterest {
  return {
    inputs: [line('Last instalment', money(payment))],
    rule: {
      description: 'The last instalment repays the remaining balance; the rest of it is interest.',
      source: 'the agreement',
    },
    steps: [line('Balance repaid', money(principal)), ...(fee === 0 ? [] : [line('Option fee', money(fee))])],
  };
}

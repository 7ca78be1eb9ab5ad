import { addDays, type Day } from '../calendar/day.ts';
import { addWorkingDays } from '../calendar/working-days.ts';

export type StatementDuty = {
  readonly description: string;
  readonly source: string;
  /** The date from which the days are counted. */
  readonly from: 'request' | 'end-of-period';
  readonly days: number;
  readonly unit: 'day' | 'working day';
  /** True when the Act sets the days; otherwise they are our own limit for "as soon as practicable". */
  readonly isStatutory: boolean;
};

/** The statements a borrower can request or must be sent, with their deadlines. Counted from the day after. */
export const STATEMENT_DUTIES = {
  settlement: {
    description: 'The settlement figure, the rebate, the settlement date and how they were calculated',
    source: 'Consumer Credit Act 1974, s.97; SI 1983/1564',
    from: 'request',
    days: 7,
    unit: 'working day',
    isStatutory: true,
  },
  'part-settlement': {
    description: 'The early payment, the remaining balance and the change to the instalments',
    source: 'Consumer Credit Act 1974, s.97A',
    from: 'request',
    days: 7,
    unit: 'working day',
    isStatutory: true,
  },
  annual: {
    description: 'A statement for each period of at most a year, the first from the date of the agreement',
    source: 'Consumer Credit Act 1974, s.77A',
    from: 'end-of-period',
    days: 30,
    unit: 'day',
    isStatutory: true,
  },
  account: {
    description: 'The remaining instalments, with the interest, principal and charges in each',
    source: 'Consumer Credit Act 1974, s.77B',
    from: 'request',
    days: 7,
    unit: 'working day',
    isStatutory: false,
  },
} as const satisfies Record<string, StatementDuty>;

export type StatementKind = keyof typeof STATEMENT_DUTIES;

/** The deadline for a statement requested, or whose period ended, on a day. */
export function statementDueBy(kind: StatementKind, from: Day): Day {
  const { days, unit }: StatementDuty = STATEMENT_DUTIES[kind];
  return unit === 'working day' ? addWorkingDays(from, days) : addDays(from, days);
}

import { addDays, type Day } from '../calendar/day.ts';
import { addWorkingDays } from '../calendar/working-days.ts';

export type StatementDuty = {
  readonly description: string;
  readonly source: string;
  /** What the days are counted from. */
  readonly from: 'request' | 'end-of-period';
  readonly days: number;
  readonly unit: 'day' | 'working day';
  /** The Act sets the days; otherwise they are this house's own answer to "as soon as practicable". */
  readonly isStatutory: boolean;
};

/** The statements a borrower may ask for or must be sent, and by when. Counted from the day after. */
export const STATEMENT_DUTIES = {
  settlement: {
    description: 'What settles the agreement, the rebate, the settlement date and how they were worked out',
    source: 'Consumer Credit Act 1974, s.97; SI 1983/1564',
    from: 'request',
    days: 7,
    unit: 'working day',
    isStatutory: true,
  },
  'part-settlement': {
    description: 'What was paid early, what remains and what it changes in the instalments',
    source: 'Consumer Credit Act 1974, s.97A',
    from: 'request',
    days: 7,
    unit: 'working day',
    isStatutory: true,
  },
  annual: {
    description: 'A statement of each period of at most a year, the first from the day of the agreement',
    source: 'Consumer Credit Act 1974, s.77A',
    from: 'end-of-period',
    days: 30,
    unit: 'day',
    isStatutory: true,
  },
  account: {
    description: 'The instalments still to come, with interest, principal and charges in each',
    source: 'Consumer Credit Act 1974, s.77B',
    from: 'request',
    days: 7,
    unit: 'working day',
    isStatutory: false,
  },
} as const satisfies Record<string, StatementDuty>;

export type StatementKind = keyof typeof STATEMENT_DUTIES;

/** The last day for a statement asked for, or whose period ended, on a day. */
export function statementDueBy(kind: StatementKind, from: Day): Day {
  const { days, unit }: StatementDuty = STATEMENT_DUTIES[kind];
  return unit === 'working day' ? addWorkingDays(from, days) : addDays(from, days);
}

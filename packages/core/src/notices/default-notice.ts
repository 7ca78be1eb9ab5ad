import { addDays, type Day } from '../calendar/day.ts';

/** Days to remedy a default, counted from the day after service (Consumer Credit Act 1974, s.88(2)). */
const DAYS_TO_REMEDY = 14;

export type DefaultNoticeDates = {
  /** The earliest date the notice can give for remedying the default. */
  readonly remedyBy: Day;
  /** The first day on which the lender can terminate, demand full payment or take goods back. */
  readonly actionFrom: Day;
};

/**
 * The dates of a default notice served on a day (Consumer Credit Act 1974, ss.87 to 89). The borrower has fourteen
 * whole days after the day of service; a default remedied by then is treated as not having occurred.
 */
export function defaultNoticeDates(servedOn: Day): DefaultNoticeDates {
  const remedyBy = addDays(servedOn, DAYS_TO_REMEDY);
  return { remedyBy, actionFrom: addDays(remedyBy, 1) };
}

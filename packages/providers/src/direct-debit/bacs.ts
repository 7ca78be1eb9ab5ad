import type { Day } from '@fairlead/core/calendar/day';
import { addWorkingDays, nextWorkingDay } from '@fairlead/core/calendar/working-days';

/** Input on a working day, processing on the next, entry on the third (Bacs three-day cycle). */
const BACS_DAYS = 2;

/** The entry day of what is handed in today; on a day that is not a working day it goes in on the next. */
export function earliestEntry(today: Day): Day {
  return addWorkingDays(nextWorkingDay(today), BACS_DAYS);
}

/** The day asked for, or the first after it on which Bacs can still collect. */
export function entryDay(today: Day, wanted: Day): Day {
  const earliest = earliestEntry(today);
  return wanted > earliest ? nextWorkingDay(wanted) : earliest;
}

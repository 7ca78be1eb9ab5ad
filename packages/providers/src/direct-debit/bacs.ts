import { bacsEntryDay } from '@fairlead/core/calendar/bacs';
import type { Day } from '@fairlead/core/calendar/day';
import { nextWorkingDay } from '@fairlead/core/calendar/working-days';

/** The day asked for, or the first after it on which Bacs can still collect. */
export function entryDay(today: Day, wanted: Day): Day {
  const earliest = bacsEntryDay(today);
  return wanted > earliest ? nextWorkingDay(wanted) : earliest;
}

import { bacsEntryDay } from '@fairlead/core/calendar/bacs';
import type { Day } from '@fairlead/core/calendar/day';
import { nextWorkingDay } from '@fairlead/core/calendar/working-days';

/** The requested collection day, or the earliest later day on which Bacs can collect. */
export function entryDay(today: Day, requested: Day): Day {
  const earliest = bacsEntryDay(today);
  return requested > earliest ? nextWorkingDay(requested) : earliest;
}

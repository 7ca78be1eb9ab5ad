import type { BrandDictionary } from '@fairlead/brands/brand';
import { hoursOn, isClosedForBankHoliday } from '@fairlead/brands/opening-hours';
import { addDays, weekdayOf, type Day } from '@fairlead/core/calendar/day';
import { weekdayName } from '@fairlead/core/calendar/display';
import { londonDay } from '@fairlead/core/calendar/london';
import { presentDayHours } from '../../parts/lender/present-opening-hours.ts';

type Hours = BrandDictionary['openingHours'];

export type DayRow = { day: string; isToday: boolean; phone: string; email: string };

/** Today and the six days after it, as a week from Monday to Sunday, with the bank holidays among them. */
export function presentOpeningWeek({ phone, email }: Hours, epochMs: number): DayRow[] {
  const today = londonDay(epochMs);
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  return days
    .toSorted((a, b) => placeInWeek(a) - placeInWeek(b))
    .map((on) => ({
      day: weekdayName(on),
      isToday: on === today,
      phone: hoursWords(phone, on),
      email: hoursWords(email, on),
    }));
}

function placeInWeek(on: Day): number {
  return (weekdayOf(on) + 6) % 7;
}

function hoursWords(hours: Hours['phone'], on: Day): string {
  return isClosedForBankHoliday(hours, on) ? 'Closed, bank holiday' : presentDayHours(hoursOn(hours, on));
}

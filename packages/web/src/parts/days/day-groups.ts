import { partsOf, type Day } from '@fairlead/core/calendar/day';
import { longDay, monthAndYear, weekdayName } from '@fairlead/core/calendar/display';
import type { DayGroup } from './DayGrid.tsx';

/** Days by month, for the grid. `more` is what a screen reader says of a day besides its date. */
export function dayGroups(
  dates: readonly Day[],
  more: (date: Day) => string | undefined = () => undefined,
): readonly DayGroup[] {
  const months = new Map<string, Day[]>();
  for (const date of dates) {
    const caption = monthAndYear(date);
    months.set(caption, [...(months.get(caption) ?? []), date]);
  }
  return [...months].map(([caption, days]) => ({
    caption,
    options: days.map((date) => ({
      value: date,
      number: partsOf(date).dayOfMonth,
      words: [`${weekdayName(date)} ${longDay(date)}`, more(date)].filter(Boolean).join(', '),
    })),
  }));
}

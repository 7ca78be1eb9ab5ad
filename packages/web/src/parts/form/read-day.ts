import type { Day } from '@fairlead/core/calendar/day';
import { typedDay } from '@fairlead/core/calendar/typed-date';

type Parts = Readonly<Record<'day' | 'month' | 'year', string>>;

interface Rule {
  readonly isPossible: (day: Day) => boolean;
  readonly errors: Readonly<Record<'empty' | 'notADay' | 'notPossible', string>>;
}

/** A day of three parts: the day itself, or what to correct. */
export function readDay(typed: Parts, { isPossible, errors }: Rule) {
  const { day, month, year } = typed;
  if ([day, month, year].every((part) => part.trim() === ''))
    return { day: undefined, problem: errors.empty };
  const read = typedDay(typed);
  if (read === undefined) return { day: undefined, problem: errors.notADay };
  return { day: read, problem: isPossible(read) ? undefined : errors.notPossible };
}

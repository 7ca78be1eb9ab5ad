import { partsOf, type Day } from '@fairlead/core/calendar/day';
import type { TypedDate } from '@fairlead/core/calendar/typed-date';

/** A day of birth that is known of a borrower, where the form has none: what was typed wins. */
export function mergeBirthDate(known: Day, typed: TypedDate): TypedDate {
  if (Object.values(typed).some((part) => part !== '')) return typed;
  const { year, month, dayOfMonth } = partsOf(known);
  return { day: String(dayOfMonth), month: String(month), year: String(year) };
}

import { addDays, type Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';

/** Until when a payment can be cancelled: before the day on which it is submitted to the bank. */
export function cancelInWords(submitOn: Day): string {
  return `You can cancel it until the end of ${longDay(addDays(submitOn, -1))}.`;
}

import { collectionDay } from '@fairlead/core/schedule/payment-days';
import type { Day } from '@fairlead/core/calendar/day';
import type { PaymentRow } from './payment-store.ts';

/**
 * The day from which a collected payment counts: taken on the instalment's own collection date, its contractual due
 * date; taken on another day, that day.
 */
export function valueDayOf({ due_on }: Pick<PaymentRow, 'due_on'>, collectedOn: Day): Day {
  return collectedOn === collectionDay(due_on) ? due_on : collectedOn;
}

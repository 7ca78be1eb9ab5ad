import { addDays, type Day } from '../calendar/day.ts';
import { addWorkingDays } from '../calendar/working-days.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import { collectionsDue, type Collection, type RecordedPayment } from './collection.ts';

/** Working days before the submission of a collection on which the borrower is reminded of it: three before it is taken. */
const REMINDED_BEFORE_SUBMISSION = 1;

/** A collection that the borrower is reminded of. */
export type UpcomingCollection = Collection & {
  /** The last day, to its end, on which it can still be moved or paid another way. */
  readonly changeUntil: Day;
};

/** The latest day of submission of which a borrower is reminded on a day. */
export function remindedOf(today: Day): Day {
  return addWorkingDays(today, REMINDED_BEFORE_SUBMISSION);
}

/** The day on which the borrower is reminded of what is submitted on `submitOn`. */
export function reminderDay(submitOn: Day): Day {
  return addWorkingDays(submitOn, -REMINDED_BEFORE_SUBMISSION);
}

/**
 * The collections that the borrower is reminded of on the projection's day, each with the amount that will be submitted
 * if nothing happens until then. One that is being submitted already is not among them: it can no longer be changed.
 */
export function upcomingCollections(
  agreement: Agreement,
  projection: LoanProjection,
  events: readonly LoanEvent[],
  recorded: readonly RecordedPayment[],
): readonly UpcomingCollection[] {
  return collectionsDue(agreement, projection, events, recorded, remindedOf(projection.asOf))
    .filter(({ submitOn }) => submitOn > projection.asOf)
    .map((collection) => ({ ...collection, changeUntil: addDays(collection.submitOn, -1) }));
}

import { londonDayOf } from '../calendar/london.ts';
import type { Day } from '../calendar/day.ts';
import { addWorkingDays } from '../calendar/working-days.ts';
import type { LoanEvent, LoanEventOf } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import type { Pence } from '../money/pence.ts';
import { submissionDay } from '../schedule/payment-days.ts';
import { directDebitReason } from './direct-debit-reasons.ts';
import { collectsInstalments } from './collects-instalments.ts';

/** Working days from the day on which we learned of a failure to the second attempt. */
const DAYS_UNTIL_PRESENTED_AGAIN = 5;

/** The second and last attempt at an instalment whose collection failed. */
export type Representation = {
  readonly instalment: number;
  /** The same as was asked for at first. */
  readonly amount: Pence;
  readonly dueOn: Day;
  readonly collectOn: Day;
  readonly submitOn: Day;
};

type Failure = LoanEventOf<'payment-failed'> | LoanEventOf<'payment-reversed'>;

const isFailure = (event: LoanEvent): event is Failure =>
  event.kind === 'payment-failed' || event.kind === 'payment-reversed';

/** The day of a second attempt after a failure: it counts from when we learned of it, so that the email comes before it. */
function presentedAgainOn({ recordedAt, valueOn }: Failure): Day {
  const heardOn = londonDayOf(recordedAt);
  return addWorkingDays(heardOn > valueOn ? heardOn : valueOn, DAYS_UNTIL_PRESENTED_AGAIN);
}

/**
 * Failed collections that are presented again, once: of the same amount, as long as that is still unpaid, for a reason
 * after which the bank may pay. Never of an instalment that was submitted twice, under an arrangement or a freeze, or
 * without an instruction. When an instalment is missed does not change (`missedFrom`).
 */
export function representationsOf(
  projection: LoanProjection,
  events: readonly LoanEvent[],
): readonly Representation[] {
  const { rows, arrangement, isInterestFrozen, isMandateActive } = projection;
  if (!collectsInstalments(projection, events) || !isMandateActive) return [];
  if (arrangement?.status === 'active' || isInterestFrozen) return [];
  return events.filter(isFailure).flatMap((failure) => {
    const submissions = submissionsFor(events, failure);
    const [first] = submissions;
    const row = rows.find(({ number }) => number === first?.instalment);
    if (!first || !row || submissions.length > 1 || !directDebitReason(failure.reason)?.isPresentedAgain)
      return [];
    const isUnpaid = row.status !== 'ended' && row.payment - row.paid >= first.amount;
    if (!isUnpaid) return [];
    const collectOn = presentedAgainOn(failure);
    const { number: instalment, dueOn } = row;
    return { instalment, amount: first.amount, dueOn, collectOn, submitOn: submissionDay(collectOn) };
  });
}

/** Every submission of the instalment that the failed payment was collected for, that of the payment first. */
function submissionsFor(
  events: readonly LoanEvent[],
  failure: Failure,
): readonly LoanEventOf<'payment-submitted'>[] {
  const submitted = events.filter((event) => event.kind === 'payment-submitted');
  const payment = failure.kind === 'payment-failed' ? failure.reference : failure.reverses;
  const own = submitted.find(({ reference }) => reference === payment);
  return own?.instalment === undefined
    ? []
    : submitted.filter(({ instalment }) => instalment === own.instalment);
}

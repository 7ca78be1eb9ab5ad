import { londonDayOf } from '../calendar/london.ts';
import type { Day } from '../calendar/day.ts';
import { addWorkingDays } from '../calendar/working-days.ts';
import type { LoanEvent, LoanEventOf } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import type { Pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { submissionDay } from '../schedule/payment-days.ts';
import { requestedDebit } from './repayment.ts';
import { directDebitReason } from './direct-debit-reasons.ts';
import { collectsInstalments } from './collects-instalments.ts';

/** Working days from the day on which we learned of a failure to the second attempt, unless the borrower picks a day. */
const DAYS_UNTIL_PRESENTED_AGAIN = 5;

/** The working days after it that the borrower can pick, both included. */
const PICKABLE = { first: 3, last: 10 };

/** The second and last attempt at an instalment whose collection failed. */
export type Representation = {
  readonly instalment: number;
  /** The same as was asked for at first. */
  readonly amount: Pence;
  readonly dueOn: Day;
  readonly collectOn: Day;
  readonly submitOn: Day;
  /** The payment that failed. */
  readonly failed: string;
  /** The day on which we learned of it. */
  readonly heardOn: Day;
};

/** Why the borrower cannot pick the day of a second attempt, as they read it. */
export const SECOND_ATTEMPT_REFUSALS = {
  notPresentedAgain: 'There is no failed payment that we’ll try to collect again.',
  attemptUnderWay: 'The second attempt is on its way to your bank, so its day can’t change.',
  noDayLeft: 'There is no later day on which we can try again. Pay another way, or talk to us.',
} as const;

export type SecondAttemptRefusal = keyof typeof SECOND_ATTEMPT_REFUSALS;

/** The second attempt whose day can be picked today, and the days, in order. */
export type PickableAttempt = { readonly attempt: Representation; readonly days: readonly Day[] };

type Failure = LoanEventOf<'payment-failed'> | LoanEventOf<'payment-reversed'>;

const isFailure = (event: LoanEvent): event is Failure =>
  event.kind === 'payment-failed' || event.kind === 'payment-reversed';

/** A failure counts from when we learned of it, so that the email comes before the second attempt. */
function heardOn({ recordedAt, valueOn }: Failure): Day {
  const recordedOn = londonDayOf(recordedAt);
  return recordedOn > valueOn ? recordedOn : valueOn;
}

const paymentOf = (failure: Failure): string =>
  failure.kind === 'payment-failed' ? failure.reference : failure.reverses;

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
    if (
      !first ||
      !row ||
      submissions.length > 1 ||
      directDebitReason(failure.reason)?.effect !== 'present-again'
    )
      return [];
    const isUnpaid = row.status !== 'ended' && row.payment - row.paid >= first.amount;
    if (!isUnpaid) return [];
    const failed = paymentOf(failure);
    const collectOn =
      pickedDay(events, failed) ?? addWorkingDays(heardOn(failure), DAYS_UNTIL_PRESENTED_AGAIN);
    const { number: instalment, dueOn } = row;
    const submitOn = submissionDay(collectOn);
    return {
      instalment,
      amount: first.amount,
      dueOn,
      collectOn,
      submitOn,
      failed,
      heardOn: heardOn(failure),
    };
  });
}

/**
 * The second attempt whose day the borrower can pick, with the days from the third to the tenth working day after we
 * learned of the failure. Not before the notice of a Direct Debit that is asked for today, and not once it is submitted.
 */
export function pickableAttempt(
  projection: LoanProjection,
  events: readonly LoanEvent[],
): Outcome<PickableAttempt, SecondAttemptRefusal> {
  const { asOf } = projection;
  const attempts = representationsOf(projection, events);
  const attempt = attempts.find(({ submitOn }) => submitOn > asOf);
  if (!attempt) return refuse(attempts.length > 0 ? 'attemptUnderWay' : 'notPresentedAgain');
  const { collectOn: earliest } = requestedDebit(asOf);
  const pickable = Array.from({ length: PICKABLE.last - PICKABLE.first + 1 }, (_, index) =>
    addWorkingDays(attempt.heardOn, PICKABLE.first + index),
  );
  const days = pickable.filter((on) => on >= earliest && on !== attempt.collectOn);
  return days.length > 0 ? accept({ attempt, days }) : refuse('noDayLeft');
}

function pickedDay(events: readonly LoanEvent[], payment: string): Day | undefined {
  return events
    .filter((event) => event.kind === 'second-attempt-moved')
    .findLast(({ failed }) => failed === payment)?.collectOn;
}

/** Every submission of the instalment that the failed payment was collected for, that of the payment first. */
function submissionsFor(
  events: readonly LoanEvent[],
  failure: Failure,
): readonly LoanEventOf<'payment-submitted'>[] {
  const submitted = events.filter((event) => event.kind === 'payment-submitted');
  const own = submitted.find(({ reference }) => reference === paymentOf(failure));
  return own?.instalment === undefined
    ? []
    : submitted.filter(({ instalment }) => instalment === own.instalment);
}

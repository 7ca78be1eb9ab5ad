import { addDays, addMonths, type Day } from '../calendar/day.ts';
import type { LoanEvent } from '../loan/events.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';

/** Standard, or because of treatment in a mental health crisis (SI 2020/1311). */
export const BREATHING_SPACE_KINDS = ['standard', 'mental-health-crisis'] as const;

export type BreathingSpaceKind = (typeof BREATHING_SPACE_KINDS)[number];

/** Days of a standard one, counting the first. */
const STANDARD_DAYS = 60;

/** Days after the end of the treatment. */
const DAYS_AFTER_TREATMENT = 30;

const MONTHS_BETWEEN_STANDARD = 12;

/** How many days before today a newly reported breathing space can have started. */
const LONGEST_AGO = 60;

/** One of a person's breathing spaces. */
export type RecordedBreathingSpace = {
  readonly kind: BreathingSpaceKind;
  readonly beginsOn: Day;
  /** The last day; null while the treatment continues. */
  readonly endsOn: Day | null;
};

export const BREATHING_SPACE_REFUSALS = {
  breathingSpaceDates: 'It has to start today or in the last 60 days.',
  breathingSpaceRunning: 'The borrower is already in a breathing space.',
  breathingSpaceUsed: 'A standard breathing space is only possible once every 12 months.',
  noBreathingSpace: 'The borrower is not in a breathing space.',
  breathingSpaceEndDate: 'It has to end today or earlier, and not before it started.',
} as const;

export type BreathingSpaceRefusal = keyof typeof BREATHING_SPACE_REFUSALS;

/** The last day that is known when it begins; null for one that lasts as long as a treatment. */
export function breathingSpaceEnd(kind: BreathingSpaceKind, beginsOn: Day): Day | null {
  return kind === 'standard' ? addDays(beginsOn, STANDARD_DAYS - 1) : null;
}

/** Whether a person is in it on a day. */
export function isRunning(
  { beginsOn, endsOn }: Pick<RecordedBreathingSpace, 'beginsOn' | 'endsOn'>,
  on: Day,
): boolean {
  return beginsOn <= on && (endsOn === null || endsOn >= on);
}

/** What a borrower reads of a field that is empty or wrong. */
export const APPLICATION_ERRORS = {
  adviser: 'Enter who you applied with',
  appliedOn: 'Enter when you applied',
  notADay: 'The date you applied must be a real date, like 5 1 2026',
  tooFar: `The date you applied must be today or in the last ${LONGEST_AGO} days`,
} as const;

/** Whether one can have been applied for on a day that a borrower names. An adviser decides within days. */
export function canHaveAppliedOn(appliedOn: Day, today: Day): boolean {
  return appliedOn <= today && appliedOn >= addDays(today, -LONGEST_AGO);
}

/** The last day once the treatment is over. */
function endAfterTreatment(treatmentEndedOn: Day): Day {
  return addDays(treatmentEndedOn, DAYS_AFTER_TREATMENT);
}

/** Whether a person's breathing space can be recorded: none is running, and a standard one is not the second in 12 months. */
export function checkBreathingSpace(
  { kind, beginsOn }: Pick<RecordedBreathingSpace, 'kind' | 'beginsOn'>,
  earlier: readonly RecordedBreathingSpace[],
  today: Day,
): Outcome<true, BreathingSpaceRefusal> {
  if (beginsOn > today || beginsOn < addDays(today, -LONGEST_AGO)) return refuse('breathingSpaceDates');
  if (earlier.some(({ endsOn }) => endsOn === null || endsOn >= beginsOn))
    return refuse('breathingSpaceRunning');
  const since = addMonths(beginsOn, -MONTHS_BETWEEN_STANDARD);
  const isSecond = earlier.some((each) => each.kind === 'standard' && each.endsOn && each.endsOn > since);
  return kind === 'standard' && isSecond ? refuse('breathingSpaceUsed') : accept(true);
}

/**
 * The last day of a breathing space that an adviser ended, or whose treatment ended, on a day. An adviser ends a standard
 * one on that day; 30 days follow a treatment.
 */
export function checkNewEnd(
  { kind, beginsOn }: RecordedBreathingSpace,
  endedOn: Day,
  today: Day,
): Outcome<Day, BreathingSpaceRefusal> {
  if (endedOn > today || endedOn < beginsOn) return refuse('breathingSpaceEndDate');
  return accept(kind === 'standard' ? endedOn : endAfterTreatment(endedOn));
}

type Recorded = Pick<LoanEvent, 'recordedAt' | 'reference'>;

/** What a breathing space is in a loan's history: a freeze, with its end where that is known. */
export function breathingSpaceEvents(
  { beginsOn, endsOn }: Pick<RecordedBreathingSpace, 'beginsOn' | 'endsOn'>,
  recorded: Recorded,
): readonly LoanEvent[] {
  return [
    { kind: 'interest-frozen', valueOn: beginsOn, ...recorded, reason: 'breathing-space' },
    ...resumed(endsOn, recorded),
  ];
}

function resumed(endsOn: Day | null, recorded: Recorded): readonly LoanEvent[] {
  return endsOn === null ? [] : [{ kind: 'interest-resumed', valueOn: addDays(endsOn, 1), ...recorded }];
}

/**
 * A different end from the one recorded: the freeze is corrected and recorded again with its new end, by another
 * reference, because an event of a kind is recorded once for a reference.
 */
export function newEndEvents(
  { beginsOn, endsOn, frozenAs }: Omit<RecordedBreathingSpace, 'kind'> & { readonly frozenAs: string },
  { recordedAt, reference, valueOn }: Pick<LoanEvent, 'recordedAt' | 'reference' | 'valueOn'>,
): readonly LoanEvent[] {
  return [
    { kind: 'corrected', valueOn, recordedAt, reference, corrects: frozenAs },
    ...breathingSpaceEvents({ beginsOn, endsOn }, { recordedAt, reference }),
  ];
}

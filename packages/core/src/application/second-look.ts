import { addDays, type Day } from '../calendar/day.ts';
import { DAYS_AFTER_DECLINE } from './reapply.ts';
import type { ApplicationState } from './states.ts';

/** The longest text of what an applicant asks us to look at, and the shortest, in characters. */
export const SECOND_LOOK_LENGTH = { min: 10, max: 1_000 } as const;

export type SecondLookFacts = {
  readonly state: ApplicationState;
  /** When the application was declined. */
  readonly decidedOn: Day;
  /** Whether a second look at this decision was asked for before. */
  readonly isAsked: boolean;
};

/**
 * Whether the applicant can ask for a person to look at a decline again: once for a decision, for as long as it keeps
 * them from applying.
 */
export function maySecondLook({ state, decidedOn, isAsked }: SecondLookFacts, today: Day): boolean {
  return state === 'Declined' && !isAsked && today <= addDays(decidedOn, DAYS_AFTER_DECLINE);
}

/** Days in which a second look is answered: after that the report is too old, and the applicant can apply again. */
export const SECOND_LOOK_OPEN_DAYS = 30;

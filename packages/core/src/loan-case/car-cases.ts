import { addDays, type Day } from '../calendar/day.ts';
import { keysOf } from '../records.ts';

/** How a hired car was lost. */
export const LOSS_CAUSES = {
  stolen: 'It was stolen',
  'written-off': 'The insurer has written it off',
} as const;

export type LossCause = keyof typeof LOSS_CAUSES;

export const LOSS_CAUSE_CODES = keysOf(LOSS_CAUSES);

/** Days before today on which it can have happened. */
export const LONGEST_AGO = 400;

export const CAR_ERRORS = {
  where: 'Enter where the car is, with the postcode',
  isUnderstood: 'Confirm that you want to end your agreement',
  cause: 'Select what happened to the car',
  happenedOn: 'Enter when it happened',
  notADay: 'The date it happened must be a real date, like 5 1 2026',
  tooFar: `The date it happened must be today or in the last ${LONGEST_AGO} days`,
  insurer: 'Enter the name of your insurer',
} as const;

/** Whether a car can have been lost on a day that its hirer names. */
export function canHaveHappenedOn(happenedOn: Day, today: Day): boolean {
  return happenedOn <= today && happenedOn >= addDays(today, -LONGEST_AGO);
}

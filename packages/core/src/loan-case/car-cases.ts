import { addDays, type Day } from '../calendar/day.ts';
import { keysOf } from '../records.ts';

/** How a hired car was lost. */
export const LOSS_CAUSES = {
  stolen: 'It was stolen',
  'written-off': 'The insurer has written it off',
} as const;

export type LossCause = keyof typeof LOSS_CAUSES;

export const LOSS_CAUSE_CODES = keysOf(LOSS_CAUSES);

const LONGEST_AGO = 400;

export const CAR_ERRORS = {
  mileage: 'Enter the miles on the odometer in numbers, like 22000',
  where: 'Enter where the car is, with the postcode',
  isUnderstood: 'Confirm that you want to end your agreement',
  cause: 'Select what happened to the car',
  happenedOn: 'Enter when it happened',
  notADay: 'When it happened must be a real date, like 5 1 2027',
  tooFar: `When it happened must be today or one of the ${LONGEST_AGO} days before`,
  insurer: 'Enter the name of your insurer',
  mark: 'Enter the new registration number',
  notAMark: 'Enter a registration number, like AB12 CDE',
  sameMark: 'This is the registration number that we have',
} as const;

/** Whether a car can have been lost on a day that its hirer names. */
export function canHaveHappenedOn(happenedOn: Day, today: Day): boolean {
  return happenedOn <= today && happenedOn >= addDays(today, -LONGEST_AGO);
}

import { addDays, addMonths, type Day } from '../calendar/day.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { USED_AGAIN_FOR_DAYS } from '../requirement/earlier-file.ts';

/** An answer from an earlier application is used again for as long as a file that proves the same is. */
const DAYS = USED_AGAIN_FOR_DAYS.income;

/** What a borrower stated in their last application, with the day on which they did: a later copy does not renew it. */
export interface StatedBefore {
  readonly employmentStatus: string;
  readonly incomeStatedOn: Day;
  readonly householdStatedOn: Day;
}

/** What is known of a borrower who applies again. */
interface AppliesAgain {
  readonly employmentStatus: string;
  /** When their present address was given; null where that was not stored. */
  readonly addressGivenOn: Day | null;
}

/** Why an answer has to be given again, with the sentence for it. */
export const NOT_USED_AGAIN = {
  notStated: 'This is missing',
  statedTooLongAgo: `Enter this again. You last gave it more than ${DAYS} days ago`,
  workHasChanged: 'Enter this again, because your employment status has changed',
  homeHasChanged: 'Enter this again, because your address has changed',
} as const;

type NotUsedAgain = keyof typeof NOT_USED_AGAIN;

const isTooOld = (statedOn: Day, today: Day): boolean => statedOn < addDays(today, -DAYS);

/** The day on which the income was stated, where it can be used again: the borrower must have the same work. */
export function incomeUsedAgain(
  before: StatedBefore | undefined,
  { employmentStatus }: AppliesAgain,
  today: Day,
): Outcome<Day, NotUsedAgain> {
  if (!before) return refuse('notStated');
  if (isTooOld(before.incomeStatedOn, today)) return refuse('statedTooLongAgo');
  if (before.employmentStatus !== employmentStatus) return refuse('workHasChanged');
  return accept(before.incomeStatedOn);
}

/** The day on which the household was stated, where it can be used again: what a home costs belongs to the home of then. */
export function householdUsedAgain(
  before: StatedBefore | undefined,
  { addressGivenOn }: AppliesAgain,
  today: Day,
): Outcome<Day, NotUsedAgain> {
  if (!before) return refuse('notStated');
  if (isTooOld(before.householdStatedOn, today)) return refuse('statedTooLongAgo');
  if (addressGivenOn !== null && addressGivenOn > before.householdStatedOn) return refuse('homeHasChanged');
  return accept(before.householdStatedOn);
}

/** Years for which a credit file is looked up at the address before the present one as well. */
const YEARS_OF_ADDRESSES = 3;

/** Whether the address before the present one is given to the bureau: the present one is not known to be three years old. */
export function isEarlierAddressNeeded(addressGivenOn: Day | null, today: Day): boolean {
  return addressGivenOn === null || addMonths(addressGivenOn, YEARS_OF_ADDRESSES * 12) > today;
}

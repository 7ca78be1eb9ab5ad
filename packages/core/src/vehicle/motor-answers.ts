import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';

/** Why a registration mark is not taken, by the refusals of `parseRegistrationMark`. */
export const MARK_ERRORS = {
  empty: 'Enter the registration number of your car',
  notAMark: 'Enter a UK registration number, like AB12 CDE',
  notIssued: 'That registration number hasn’t been issued yet. Check it on your car',
} as const;

/** Why a driving licence number is not taken. */
export const LICENCE_ERRORS = {
  empty: 'Enter the number of your driving licence',
  notALicenceNumber: 'Enter your driving licence number as it is printed on the card, at number 5',
  dateOfBirthDiffers: 'Your driving licence number doesn’t match your date of birth. Check both',
} as const;

/** Why a settlement figure is not taken, and the field that it is about. */
export const SETTLEMENT_PROBLEMS = {
  expired: {
    field: 'settlementValidUntil',
    message: 'That settlement figure is no longer valid. Ask your finance company for a new one',
  },
  aboveCredit: {
    field: 'settlementAmount',
    message: 'Your loan has to be at least the settlement figure, because it pays off that agreement',
  },
} as const;

/** Whether the old lender no longer takes its settlement figure. */
export const hasRunOut = ({ settlementValidUntil }: { settlementValidUntil: Day }, today: Day): boolean =>
  settlementValidUntil < today;

/**
 * Whether a settlement figure can be paid out of the credit: it has to be valid today, and the credit has to cover it,
 * because the car is bought from the old lender (CCA 1974, s.94: a settlement figure holds until its settlement date).
 */
export function checkSettlement(
  figure: { settlementAmount: Pence; settlementValidUntil: Day },
  credit: Pence,
  today: Day,
): Outcome<null, 'expired' | 'aboveCredit'> {
  if (hasRunOut(figure, today)) return refuse('expired');
  return figure.settlementAmount <= credit ? accept(null) : refuse('aboveCredit');
}

import { keysOf } from '../records.ts';

/** How old a payslip may be to be accepted by its reading: a month, and the days that a payday can move. */
export const RECENT_DAYS = 35;

/** Why a reading does not accept a payslip by itself, in words for the borrower and for staff. */
export const PAYSLIP_DOUBTS = {
  lessThanStated: 'The pay after tax is less than the income entered.',
  otherName: 'We couldn’t find the applicant’s full name on it.',
  tooOld: `It was paid more than ${RECENT_DAYS} days ago.`,
  notPaidYet: 'Its pay date is still to come.',
  noDate: 'We couldn’t read when it was paid.',
  noFrequency: 'We couldn’t read how often it is paid.',
  noEmployer: 'We couldn’t read who pays it.',
  sumsDiffer: 'Its pay before tax less deductions isn’t its pay after tax, or we couldn’t read them.',
  yearToDateDiffers: 'Its totals for the tax year don’t add up, or we couldn’t read them.',
} as const;

export type PayslipDoubt = keyof typeof PAYSLIP_DOUBTS;

export const PAYSLIP_DOUBT_CODES = keysOf(PAYSLIP_DOUBTS);

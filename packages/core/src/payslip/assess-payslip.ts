import { daysBetween, type Day } from '../calendar/day.ts';
import { monthlyShare } from '../income/frequency.ts';
import { pence, type Pence } from '../money/pence.ts';
import { RECENT_DAYS, type PayslipDoubt } from './payslip-doubts.ts';
import { areSame, type PayFrequency, type PayslipFigures } from './read-payslip.ts';
import type { TextLine } from './text-lines.ts';

/** What was read from a payslip, as it is stored: nothing of its text but the figures and the employer. */
export interface PayslipReading extends PayslipFigures {
  /** Whether the applicant's first and last name are on one line. */
  readonly isNamed: boolean;
}

export interface AssessedPayslip {
  /** The net pay counted a month, in whole pounds as the stated income is; null without a frequency. */
  readonly netMonthly: Pence | null;
  /** Empty when the payslip shows by itself at least what was stated. */
  readonly doubts: readonly PayslipDoubt[];
}

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();

const hasWords = (text: string, words: string): boolean => words !== '' && ` ${text} `.includes(` ${words} `);

/** Whether a line has both names in full. An initial is not enough: a relative can have the same. */
export function isNamed(
  lines: readonly TextLine[],
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): boolean {
  const [first, last] = [letters(firstName), letters(lastName)];
  return lines
    .flatMap(({ cells }) => cells.map(({ text }) => letters(text)))
    .some((text) => hasWords(text, first) && hasWords(text, last));
}

function monthly(netPay: Pence, frequency: PayFrequency): Pence {
  const { product, over } = monthlyShare(netPay, frequency);
  const perPound = over * 100;
  return pence(((product - (product % perPound)) / perPound) * 100);
}

function areSumsRight({ netPay, grossPay, deductions }: PayslipFigures): boolean {
  return grossPay !== null && deductions !== null && areSame(grossPay - deductions, netPay);
}

/** A total of the tax year is at least the payment of the period. One has to be there: it also shows which is which. */
function areTotalsRight({ netPay, grossPay, grossToDate, netToDate }: PayslipFigures): boolean {
  const pairs = [
    [grossToDate, grossPay],
    [netToDate, netPay],
  ] as const;
  const given = pairs.filter(([toDate]) => toDate !== null);
  return given.length > 0 && given.every(([toDate, period]) => (toDate ?? 0) >= (period ?? 0));
}

function doubtsOfDay(paidOn: Day | null, today: Day): PayslipDoubt[] {
  if (paidOn === null) return ['noDate'];
  if (paidOn > today) return ['notPaidYet'];
  return daysBetween(paidOn, today) > RECENT_DAYS ? ['tooOld'] : [];
}

/** What a payslip shows of the stated income, as of a day. It accepts or leaves it to a person, and refuses nothing. */
export function assessPayslip(
  reading: PayslipReading,
  { netMonthlyIncome, today }: { readonly netMonthlyIncome: Pence; readonly today: Day },
): AssessedPayslip {
  const { netPay, frequency, employer, paidOn } = reading;
  const netMonthly = frequency && monthly(netPay, frequency);
  const doubts: readonly (PayslipDoubt | false)[] = [
    netMonthly !== null && netMonthly < netMonthlyIncome && 'lessThanStated',
    !reading.isNamed && 'otherName',
    ...doubtsOfDay(paidOn, today),
    frequency === null && 'noFrequency',
    employer === null && 'noEmployer',
    !areSumsRight(reading) && 'sumsDiffer',
    !areTotalsRight(reading) && 'yearToDateDiffers',
  ];
  return { netMonthly, doubts: doubts.filter((doubt) => doubt !== false) };
}

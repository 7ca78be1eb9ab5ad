import { addDays, addMonths, daysBetween, type Day } from '../calendar/day.ts';
import type { Frequency } from '../income/frequency.ts';
import { sumPence, type Pence } from '../money/pence.ts';
import { isLabel, isOtherHeading, isToDateHeading, plain, type Label } from './labels.ts';
import { readAmount, readDate, readPeriod } from './read-values.ts';
import type { TextCell, TextLine } from './text-lines.ts';

export const PAY_FREQUENCIES = [
  'weekly',
  'fortnightly',
  'four-weekly',
  'monthly',
] as const satisfies readonly Frequency[];

export type PayFrequency = (typeof PAY_FREQUENCIES)[number];

/** The figures of a payslip; null where it does not show one clearly. */
export interface PayslipFigures {
  readonly netPay: Pence;
  readonly grossPay: Pence | null;
  /** Taken from the gross pay, all together. */
  readonly deductions: Pence | null;
  /** Since the start of the tax year. */
  readonly grossToDate: Pence | null;
  readonly netToDate: Pence | null;
  /** When it was paid, or else the last day of what it is for. */
  readonly paidOn: Day | null;
  readonly frequency: PayFrequency | null;
  readonly employer: string | null;
}

/** Sums on a payslip can differ by the rounding of each line, in pence. */
const ROUNDING_PENCE = 2;

/** How many lines a value can be below its label. */
const LINES_BELOW = 2;

/** The most letters of an employer's name that are stored. */
const LONGEST_EMPLOYER = 80;

interface Found {
  readonly period: Pence | null;
  readonly toDate: Pence | null;
}

/** The headings that are in force on a line: those of the last line of headings above it, on its page. */
function headingsFor(lines: readonly TextLine[], at: number): readonly TextCell[] {
  const page = lines[at]?.page;
  const isHeading = ({ text }: TextCell): boolean => isToDateHeading(text) || isOtherHeading(text);
  for (let index = at - 1; index >= 0 && lines[index]?.page === page; index -= 1) {
    const cells = lines[index]?.cells ?? [];
    const isOfHeadings = cells.some(isHeading) && cells.every(({ text }) => readAmount(text) === undefined);
    if (isOfHeadings) return cells.filter(isHeading);
  }
  return [];
}

/** Whether the last heading that begins left of the amount's end is one of the year to date. */
function isUnderToDate(headings: readonly TextCell[], amount: TextCell): boolean {
  const over = headings.findLast(({ left }) => left <= amount.right);
  return over !== undefined && isToDateHeading(over.text);
}

const overlaps = (a: TextCell, b: TextCell): boolean => a.left < b.right && b.left < a.right;

/** The cells right of one, up to the next that `isValue` does not know. */
function valuesAfter(cells: readonly TextCell[], at: number, isValue: (text: string) => boolean): TextCell[] {
  const after = cells.slice(at + 1);
  const end = after.findIndex(({ text }) => !isValue(text));
  return end < 0 ? after : after.slice(0, end);
}

/** The values of a label: right of it, or below it. */
function valuesOf(
  lines: readonly TextLine[],
  line: number,
  at: number,
  isValue: (text: string) => boolean,
): TextCell[] {
  const { cells = [], page } = lines[line] ?? {};
  const label = cells[at];
  const right = valuesAfter(cells, at, isValue);
  if (right.length > 0 || !label) return right;
  for (const below of lines.slice(line + 1, line + 1 + LINES_BELOW)) {
    if (below.page !== page) break;
    const under = below.cells.filter((cell) => isValue(cell.text) && overlaps(cell, label));
    if (under.length > 0) return under;
  }
  return [];
}

interface Place {
  readonly line: number;
  readonly values: readonly TextCell[];
}

/** Everything that the payslip says under a label. */
function placesOf(lines: readonly TextLine[], label: Label, isValue: (text: string) => boolean): Place[] {
  return lines.flatMap(({ cells }, line) =>
    cells.flatMap(({ text }, at) =>
      isLabel(text, label) ? [{ line, values: valuesOf(lines, line, at, isValue) }] : [],
    ),
  );
}

const isAmount = (text: string): boolean => readAmount(text) !== undefined;

/** The amounts of a label: of the period and of the year to date. Two without headings are in that order. */
function amountsIn(lines: readonly TextLine[], { line, values }: Place): Found {
  const headings = headingsFor(lines, line);
  const read = (cells: readonly TextCell[]): Pence[] =>
    cells.map(({ text }) => readAmount(text)).filter((amount) => amount !== undefined);
  const toDate = read(values.filter((value) => isUnderToDate(headings, value)));
  const others = read(values.filter((value) => !isUnderToDate(headings, value)));
  const [period = null, second = null] = others;
  if (toDate.length > 0 || second === null) return { period, toDate: toDate[0] ?? null };
  // In another order, or with a third amount, it is not clear which is which.
  const isClear = others.length === 2 && period !== null && second >= period;
  return isClear ? { period, toDate: second } : { period: null, toDate: null };
}

const known = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
];

const single = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);

function amountsOf(lines: readonly TextLine[], label: Label) {
  const found = placesOf(lines, label, isAmount).map((place) => amountsIn(lines, place));
  return {
    period: known(found.map(({ period }) => period)),
    toDate: known(found.map((each) => each.toDate)),
  };
}

/** Deductions line by line, where no total is printed. */
function itemsOf(lines: readonly TextLine[]): Pence | null {
  const items = placesOf(lines, 'item', isAmount)
    .map((place) => amountsIn(lines, place).period)
    .filter((amount) => amount !== null);
  return items.length === 0 ? null : sumPence(items);
}

/** The pair that makes the net pay, where there is one. */
function grossAndDeductions(lines: readonly TextLine[], netPay: Pence) {
  const gross = amountsOf(lines, 'gross').period;
  const deductions = known([...amountsOf(lines, 'deductions').period, itemsOf(lines)]);
  const pairs = gross.flatMap((grossPay) => deductions.map((taken) => ({ grossPay, deductions: taken })));
  const fitting = pairs.find((pair) => areSame(pair.grossPay - pair.deductions, netPay));
  return fitting ?? { grossPay: gross[0] ?? null, deductions: deductions[0] ?? null };
}

/** Whether two sums are the same but for rounding. */
export const areSame = (a: number, b: number): boolean => Math.abs(a - b) <= ROUNDING_PENCE;

const WRITTEN: readonly (readonly [RegExp, PayFrequency])[] = [
  [/^(?:four|4)[- ]?weekly$|^lunar(?: month(?:ly)?)?$/, 'four-weekly'],
  [/^(?:fortnightly|(?:two|2|bi)[- ]?weekly)$/, 'fortnightly'],
  [/^weekly(?: pay(?:slip)?)?$/, 'weekly'],
  [
    /^(?:calendar )?monthly(?: pay(?:slip)?)?$|^(?:tax )?(?:month|mth)(?: no\.?| number)? ?\d{1,2}$/,
    'monthly',
  ],
];

const DAYS_OF: Readonly<Record<number, PayFrequency>> = { 7: 'weekly', 14: 'fortnightly', 28: 'four-weekly' };

function frequencyOfPeriod({ from, to }: { readonly from: Day; readonly to: Day }): PayFrequency | undefined {
  const next = addDays(to, 1);
  return next === addMonths(from, 1) ? 'monthly' : DAYS_OF[daysBetween(from, next)];
}

const isText = (text: string): boolean => !isAmount(text);

const frequencyIn = (text: string): PayFrequency | undefined =>
  WRITTEN.find(([pattern]) => pattern.test(plain(text)))?.[1];

/** How often it is paid, if everything that the payslip says of it is the same. A week's number says nothing of it. */
function frequencyOf(lines: readonly TextLine[]): PayFrequency | null {
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  const taxMonths = placesOf(lines, 'taxPeriod', isText)
    .flatMap(({ values }) => values.slice(0, 1))
    .filter(({ text }) => /^m(?:th|onth)? ?\d{1,2}$/i.test(text));
  const periods = texts.map((text) => readPeriod(text)).map((period) => period && frequencyOfPeriod(period));
  const byMonth = taxMonths.length > 0 ? ('monthly' as const) : undefined;
  return single(known<PayFrequency>([...texts.map(frequencyIn), byMonth, ...periods]));
}

function daysOf(lines: readonly TextLine[], label: Label): Day[] {
  const isDate = (text: string): boolean => readDate(text) !== undefined;
  return known(placesOf(lines, label, isDate).map(({ values: [value] }) => value && readDate(value.text)));
}

function paidOn(lines: readonly TextLine[]): Day | null {
  const paid = daysOf(lines, 'paidOn');
  if (paid.length > 0) return single(paid);
  const ended = daysOf(lines, 'periodEnd');
  const periods = lines.flatMap(({ cells }) => cells.map(({ text }) => readPeriod(text)?.to));
  return single(known([...ended, ...periods]));
}

const COMPANY = /\b(?:ltd|limited|plc|llp|trust|council|university|group|nhs)\.?$/i;

/** How labels of other things begin, where labels are above their values. */
const OTHER_LABEL =
  /^(?:employee|payee|staff|pay|payroll|payslip|payment|tax|ni|nat|national|date|dept|department|works|process|job|period|method|bank)\b/i;

const isName = (text: string): boolean =>
  isText(text) && /[a-z]{2}/i.test(text) && !OTHER_LABEL.test(text) && !isLabel(text, 'employer');

/** Who pays: what is called so, or else the first name of a company. */
function employerOf(lines: readonly TextLine[]): string | null {
  const [named] = placesOf(lines, 'employer', isName).flatMap(({ values }) => values.slice(0, 1));
  const first = lines.flatMap(({ cells }) => cells).find(({ text }) => COMPANY.test(text) && isName(text));
  return (named ?? first)?.text.slice(0, LONGEST_EMPLOYER) ?? null;
}

/** The total of the tax year: next to the amount of the period, or under a label of its own. */
function totalOf(lines: readonly TextLine[], ofPeriod: Label, toDate: Label): Pence | null {
  const named = amountsOf(lines, toDate);
  return single(known([...amountsOf(lines, ofPeriod).toDate, ...named.period, ...named.toDate]));
}

/**
 * The figures of a payslip, by the labels that UK payroll programs print. Null where no net pay is shown, or several
 * different ones: then a person reads it.
 */
export function readPayslip(lines: readonly TextLine[]): PayslipFigures | null {
  const netPay = single(amountsOf(lines, 'net').period);
  if (netPay === null) return null;
  return {
    netPay,
    ...grossAndDeductions(lines, netPay),
    grossToDate: totalOf(lines, 'gross', 'grossToDate'),
    netToDate: totalOf(lines, 'net', 'netToDate'),
    paidOn: paidOn(lines),
    frequency: frequencyOf(lines),
    employer: employerOf(lines),
  };
}

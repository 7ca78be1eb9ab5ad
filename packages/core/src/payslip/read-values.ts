import { parseDay, type Day } from '../calendar/day.ts';
import { pence, type Pence } from '../money/pence.ts';

const AMOUNT = /^[-(]?£?\s?[-(]?(\d{1,3}(?:,\d{3}){1,3}|\d{1,9})\.(\d\d)[-)]?$/;

/** The size of an amount as a payslip prints it: "£1,900.00", "(120.00)", "-120.00"; undefined for anything else. */
export function readAmount(text: string): Pence | undefined {
  const [, pounds, decimals] = AMOUNT.exec(text) ?? [];
  if (pounds === undefined) return undefined;
  return pence(Number(pounds.replaceAll(',', '')) * 100 + Number(decimals));
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const NUMBERS = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d\d)$/;
const WORDS =
  /^(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sun)?(?:day)?,? ?(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*,?[ -](\d{4}|\d\d)$/i;

function dayFrom(dayOfMonth: string, month: number, year: string): Day | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  return parseDay(`${full}-${String(month).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`);
}

/** A date as a UK payslip prints it, the day first: "27/11/2026", "27 Nov 2026", "27-Nov-26", "2026-11-27". */
export function readDate(text: string): Day | undefined {
  const [, dayOfMonth, month, year] = NUMBERS.exec(text) ?? [];
  if (dayOfMonth !== undefined && month !== undefined && year !== undefined)
    return dayFrom(dayOfMonth, Number(month), year);
  const [, dayInWords, name = '', ofYear] = WORDS.exec(text) ?? [];
  if (dayInWords !== undefined && ofYear !== undefined)
    return dayFrom(dayInWords, MONTHS.indexOf(name.toLowerCase()) + 1, ofYear);
  return parseDay(text);
}

/** "01/11/2026 - 30/11/2026", "1 Nov 2026 to 30 Nov 2026". */
export function readPeriod(text: string): { readonly from: Day; readonly to: Day } | undefined {
  const parts = text.split(/ (?:-|–|to) /);
  const [from, to] = [readDate(parts[0] ?? ''), readDate(parts[1] ?? '')];
  return parts.length === 2 && from && to && from < to ? { from, to } : undefined;
}

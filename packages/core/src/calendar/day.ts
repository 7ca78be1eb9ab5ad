declare const dayBrand: unique symbol;

/** A calendar date without a time, as 'YYYY-MM-DD' between 1900 and 2199. Compare with < and >. */
export type Day = string & { readonly [dayBrand]: true };

export type DayParts = { readonly year: number; readonly month: number; readonly dayOfMonth: number };

const SHAPE = /^(19|20|21)\d\d-\d\d-\d\d$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function monthLength(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** Strict: four, two and two digits and a date that exists, from 1900 to 2199; otherwise undefined. */
export function parseDay(text: string): Day | undefined {
  if (!SHAPE.test(text)) return undefined;
  const { year, month, dayOfMonth } = partsOf(text as Day);
  return dayOfMonth >= 1 && dayOfMonth <= monthLength(year, month) ? (text as Day) : undefined;
}

/** @throws RangeError when `iso` is not a real date between 1900 and 2199. */
export function day(iso: string): Day {
  const parsed = parseDay(iso);
  if (parsed === undefined) throw new RangeError(`not a day: ${iso}`);
  return parsed;
}

/** Months count from 1. @throws RangeError when the parts are not a real date between 1900 and 2199. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day {
  const isReal =
    year >= FIRST_YEAR &&
    year <= LAST_YEAR &&
    month >= 1 &&
    month <= 12 &&
    dayOfMonth >= 1 &&
    dayOfMonth <= monthLength(year, month) &&
    Number.isInteger(year + month + dayOfMonth);
  if (!isReal) throw new RangeError(`not a day: ${year}-${month}-${dayOfMonth}`);
  return `${year}-${TWO_DIGITS[month]}-${TWO_DIGITS[dayOfMonth]}` as Day;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const TWO_DIGITS = Array.from({ length: 32 }, (_, n) => String(n).padStart(2, '0'));

/** Reads digits by character code for speed: a replay calls this thousands of times. */
export function partsOf(on: Day): DayParts {
  const digit = (at: number): number => on.charCodeAt(at) - 48;
  return {
    year: digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3),
    month: digit(5) * 10 + digit(6),
    dayOfMonth: digit(8) * 10 + digit(9),
  };
}

/** Days since 1970-01-01. Years start in March so that the leap day comes last; eras have 400 years. */
export function epochDayOf(on: Day): number {
  const { year, month, dayOfMonth } = partsOf(on);
  const y = month > 2 ? year : year - 1;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** @throws RangeError outside 1900 to 2199. */
export function dayFromEpochDay(epochDay: number): Day {
  const shifted = epochDay + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return dayOf(year, month, dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1);
}

/** `n` can be negative. @throws RangeError outside 1900 to 2199. */
export function addDays(on: Day, n: number): Day {
  return dayFromEpochDay(epochDayOf(on) + n);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return epochDayOf(to) - epochDayOf(from);
}

/**
 * The anchor day in the month `n` months later, or that month's last day when it is shorter. Count every due date
 * from the first with its anchor: counting each from the one before loses the anchor in a short month.
 * @throws RangeError outside 1900 to 2199.
 */
export function addMonths(on: Day, n: number, anchorDay = partsOf(on).dayOfMonth): Day {
  const { year, month } = partsOf(on);
  const months = year * 12 + month - 1 + n;
  const toYear = Math.floor(months / 12);
  const toMonth = months - toYear * 12 + 1;
  return dayOf(toYear, toMonth, Math.min(anchorDay, monthLength(toYear, toMonth)));
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(on: Day): number {
  return (((epochDayOf(on) + 4) % 7) + 7) % 7;
}

/** Age in whole years on a day. A person born on 29 February turns a year older on 1 March in a common year. */
export function ageOn(birth: Day, on: Day): number {
  const years = partsOf(on).year - partsOf(birth).year;
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Whole months that have passed. Negative where `to` is earlier. */
export function monthsBetween(from: Day, to: Day): number {
  const [a, b] = [partsOf(from), partsOf(to)];
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return b.dayOfMonth < a.dayOfMonth ? months - 1 : months;
}

import type { BrandDictionary } from '@fairlead/brands/brand';

type OpeningHours = BrandDictionary['openingHours']['phone'];
type DayHours = OpeningHours['week'][number];

/** Monday first, as people read a week; the numbers are core's weekdays. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

type Run = { from: number; to: number; hours: NonNullable<DayHours> };

/** "Monday to Friday, 9am to 6pm, except bank holidays". Closed days are left out. */
export function presentOpeningHours(openingHours: OpeningHours): string {
  const days = runsOf(openingHours).map(runWords).join('; ');
  return openingHours.closedOnBankHolidays ? `${days}, except bank holidays` : days;
}

/** "9am to 6pm", or "Closed". */
export function presentDayHours(hours: DayHours): string {
  return hours ? `${clock(hours.opens)} to ${clock(hours.closes)}` : 'Closed';
}

function runsOf(openingHours: OpeningHours): Run[] {
  const runs: Run[] = [];
  for (const [place, weekday] of WEEK.entries()) {
    const hours = openingHours.week[weekday];
    const last = runs.at(-1);
    if (!hours) continue;
    if (last?.to === place - 1 && isSame(last.hours, hours)) last.to = place;
    else runs.push({ from: place, to: place, hours });
  }
  return runs;
}

function isSame(a: NonNullable<DayHours>, b: NonNullable<DayHours>): boolean {
  return a.opens === b.opens && a.closes === b.closes;
}

function runWords({ from, to, hours }: Run): string {
  const [first, last] = [nameAt(from), nameAt(to)];
  const days = from === to ? first : `${first} to ${last}`;
  return `${to - from === 6 ? 'Every day' : days}, ${presentDayHours(hours)}`;
}

function nameAt(place: number): string {
  return NAMES[WEEK[place] ?? 0];
}

/** "9am", "8:30pm", "midday", "midnight", from minutes past midnight. */
export function clock(minutes: number): string {
  const [hour, past] = [Math.floor(minutes / 60), minutes % 60];
  if (past === 0 && hour % 12 === 0) return hour === 12 ? 'midday' : 'midnight';
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`}${half}`;
}

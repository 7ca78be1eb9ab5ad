import type { Range } from '@fairlead/brands/brand';

const YEAR = 12;

/** "36 months (3 years)", and months alone where they make no whole years. */
export function termLabel(months: number): string {
  const years = months / YEAR;
  const whole = Number.isInteger(years) ? ` (${years} ${years === 1 ? 'year' : 'years'})` : '';
  return `${months} months${whole}`;
}

export function termOptions({ min, max }: Range): { value: string; label: string }[] {
  const months = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return months.map((each) => ({ value: String(each), label: termLabel(each) }));
}

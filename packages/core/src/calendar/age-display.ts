/**
 * Formats a length of time from whole months: "7 months", "1 year", "1.5 years".
 *
 * The specification (section 5) asks for months under a year, halves at 6 months, and plural "years" at 18 months or
 * from 24 months. We interpret it as follows: below 12 it is months; from 12 it is whole years, with a half only when exactly six
 * months are left over (18, 30, 42). So 19 to 23 months are "1 year", and 18 is the only value under 24 with a
 * plural, which is why the specification names it.
 * @throws RangeError unless `months` is a whole number, zero or more.
 */
export function displayAge(months: number): string {
  if (!Number.isSafeInteger(months) || months < 0) throw new RangeError(`not whole months: ${months}`);
  if (months < 12) return `${months} ${months === 1 ? 'month' : 'months'}`;
  const half = months % 12 === 6 ? '.5' : '';
  const isPlural = months === 18 || months >= 24;
  return `${Math.floor(months / 12)}${half} ${isPlural ? 'years' : 'year'}`;
}

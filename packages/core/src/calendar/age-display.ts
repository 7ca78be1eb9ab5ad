/**
 * A length of time in words, from whole months: "7 months", "1 year", "1.5 years".
 *
 * The specification (section 5) reads: months under a year, halves at 6 months, plural "years" at 18 months or at 24
 * months and over. Its reading here: below twelve months they are counted as months; from twelve on whole years are
 * shown, with a half only when exactly six months are over (18, 30, 42), never when it is five or seven. So 19 to 23
 * months are "1 year", which is why 18 stands by itself in that sentence: the one value under 24 that is not one year.
 * @throws RangeError unless `months` is a whole number, zero or more.
 */
export function displayAge(months: number): string {
  if (!Number.isSafeInteger(months) || months < 0) throw new RangeError(`not whole months: ${months}`);
  if (months < 12) return `${months} ${months === 1 ? 'month' : 'months'}`;
  const half = months % 12 === 6 ? '.5' : '';
  const isPlural = months === 18 || months >= 24;
  return `${Math.floor(months / 12)}${half} ${isPlural ? 'years' : 'year'}`;
}

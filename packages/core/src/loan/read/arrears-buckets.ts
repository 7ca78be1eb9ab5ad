/** Arrears buckets by days since the contractual due date of the oldest unpaid instalment. */
export const ARREARS_BUCKETS = [
  { bucket: 'up-to-date', from: 0, to: 0 },
  { bucket: '1-30', from: 1, to: 30 },
  { bucket: '31-60', from: 31, to: 60 },
  { bucket: '61-90', from: 61, to: 90 },
  { bucket: '91-plus', from: 91, to: Infinity },
] as const;

export type ArrearsBucket = (typeof ARREARS_BUCKETS)[number]['bucket'];

/** The bucket for a number of whole days in arrears. @throws RangeError for a negative number or part of a day. */
export function arrearsBucket(days: number): ArrearsBucket {
  const row = ARREARS_BUCKETS.find(({ from, to }) => days >= from && days <= to);
  if (!row) throw new RangeError(`not days in arrears: ${days}`);
  return row.bucket;
}

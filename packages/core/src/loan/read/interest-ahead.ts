import type { Day } from '../../calendar/day.ts';

type Instalment = { readonly number: number; readonly dueOn: Day };

/** Whether interest is added after a day: none is once the last agreed instalment has fallen due. */
export function isInterestAhead(rows: readonly Instalment[], agreedCount: number, asOf: Day): boolean {
  return rows.some(({ number, dueOn }) => number === agreedCount && dueOn > asOf);
}

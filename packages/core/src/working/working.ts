import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';

/**
 * A value in a working. Money that is not booked is unrounded: a borrower reads it rounded down, as figures in their
 * favour are, or to the nearest penny where their documents do. Fractions are displayed as percentages.
 */
export type WorkingValue =
  | { readonly kind: 'money'; readonly pence: Pence }
  | { readonly kind: 'unrounded'; readonly pence: number; readonly shownAs: 'rounded-down' | 'nearest-penny' }
  | { readonly kind: 'percent'; readonly fraction: number; readonly decimals: number }
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'count'; readonly count: number; readonly unit: Unit }
  | { readonly kind: 'years'; readonly years: number }
  | { readonly kind: 'text'; readonly text: string };

/** The unit of a count, in the singular. */
export type Unit = 'month' | 'day' | 'working day' | 'instalment' | 'payment' | 'percent';

export type Line = { readonly label: string; readonly value: WorkingValue };

/** The rule behind a figure, in a sentence, and its source: an Act, a handbook or the agreement. */
export type Rule = { readonly description: string; readonly source: string };

/**
 * How a figure was calculated: inputs, rule, steps and result. It is built from the values of the calculation itself,
 * never from a second calculation. JSON-safe.
 */
export type Working = {
  readonly figure: string;
  readonly inputs: readonly Line[];
  readonly rule: Rule;
  readonly steps: readonly Line[];
  readonly result: WorkingValue;
};

/** A value with its working. */
export type Explained<T> = { readonly value: T; readonly working: Working };

export const money = (pence: Pence): WorkingValue => ({ kind: 'money', pence });
export const unrounded = (
  pence: number,
  shownAs: 'rounded-down' | 'nearest-penny' = 'rounded-down',
): WorkingValue => ({ kind: 'unrounded', pence, shownAs });
export const percent = (fraction: number, decimals = 2): WorkingValue => ({
  kind: 'percent',
  fraction,
  decimals,
});
export const onDay = (day: Day): WorkingValue => ({ kind: 'day', day });
export const count = (of: number, unit: Unit): WorkingValue => ({ kind: 'count', count: of, unit });
export const years = (of: number): WorkingValue => ({ kind: 'years', years: of });
export const text = (of: string): WorkingValue => ({ kind: 'text', text: of });
export const line = (label: string, value: WorkingValue): Line => ({ label, value });

import type { Range } from '@fairlead/brands/brand';
import { typedPounds } from './application-body.ts';
import { wholePounds } from './check-draft.ts';

/** "7,500": an amount of whole pounds as it stands in its field, after the pound sign. */
export function shownAmount(pounds: number): string {
  return wholePounds(pounds).replace('£', '');
}

/** Where the slider stands for what was typed: inside its range, and at its start while nothing was. */
export function sliderPounds(typed: string, { min, max }: Range): number {
  const pounds = (typedPounds(typed) ?? 0) / 100;
  return Math.min(Math.max(pounds, min), max);
}

import type { Range } from '@fairlead/brands/brand';
import { formatWholePounds, poundsInPence } from '@fairlead/core/money/pounds';
import { typedPounds } from './typed-pounds.ts';

/** "£7,500", from pounds. */
export const wholePounds = (pounds: number): string => formatWholePounds(poundsInPence(pounds));

/** "7,500": an amount of whole pounds as its field shows it, after the pound sign. */
export function shownAmount(pounds: number): string {
  return wholePounds(pounds).replace('£', '');
}

/** The slider's place for what was typed: inside its range, and at its start while nothing was. */
export function sliderPounds(typed: string, { min, max }: Range): number {
  const pounds = (typedPounds(typed) ?? 0) / 100;
  return Math.min(Math.max(pounds, min), max);
}

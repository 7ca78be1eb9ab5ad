import { longDay } from '../calendar/display.ts';
import { halfUp, pence, type Pence } from '../money/pence.ts';
import { formatPounds } from '../money/pounds.ts';
import { displayPercent } from '../rates/apr.ts';
import type { Line, Shown, Working } from './working.ts';

type ShowerOf<K extends Shown['kind']> = (shown: Extract<Shown, { kind: K }>) => string;

const SHOWERS: { readonly [K in Shown['kind']]: ShowerOf<K> } = {
  money: ({ pence }) => formatPounds(pence),
  unrounded: ({ pence: amount }) => `${formatPounds(wholePence(amount))}${fractionOf(amount)}`,
  percent: ({ fraction, decimals }) => `${displayPercent(fraction, decimals)}%`,
  day: ({ day }) => longDay(day),
  count: ({ count, unit }) => `${count} ${unit}${count === 1 || unit === 'percent' ? '' : 's'}`,
  years: ({ years }) => `${years.toFixed(6)} years`,
  text: ({ text }) => text,
};

/** Digits of a penny that an unrounded amount shows. */
const PENNY_DIGITS = 4;

/** Towards zero, from the amount as it will be shown. */
function wholePence(amount: number): Pence {
  return pence(Math.trunc(shownPence(amount)));
}

function fractionOf(amount: number): string {
  return (Math.abs(shownPence(amount)) % 1).toFixed(PENNY_DIGITS).slice(2);
}

function shownPence(amount: number): number {
  return halfUp(amount * 10 ** PENNY_DIGITS) / 10 ** PENNY_DIGITS;
}

/** A value as a person reads it: "£280.83", "29.68%", "1 January 2027", "36 months". */
export function show(shown: Shown): string {
  const shower = SHOWERS[shown.kind] as ShowerOf<Shown['kind']>;
  return shower(shown);
}

const showLine = ({ label, shown }: Line): string => `  ${label}: ${show(shown)}`;

/** A working as plain text, one line for each input and step: what a support agent or a document prints. */
export function showWorking({ figure, inputs, rule, steps, result }: Working): string {
  return [
    `${figure}: ${show(result)}`,
    ...inputs.map(showLine),
    `  Rule: ${rule.says} (${rule.source})`,
    ...steps.map(showLine),
  ].join('\n');
}

import { longDay } from '../calendar/display.ts';
import { halfUp, pence, type Pence } from '../money/pence.ts';
import { formatPounds } from '../money/pounds.ts';
import { displayPercent } from '../rates/apr.ts';
import type { Line, WorkingValue, Working } from './working.ts';

type FormatterOf<K extends WorkingValue['kind']> = (value: Extract<WorkingValue, { kind: K }>) => string;

const FORMATTERS: { readonly [K in WorkingValue['kind']]: FormatterOf<K> } = {
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
export function formatValue(value: WorkingValue): string {
  const format = FORMATTERS[value.kind] as FormatterOf<WorkingValue['kind']>;
  return format(value);
}

const showLine = ({ label, value }: Line): string => `  ${label}: ${formatValue(value)}`;

/** A working as plain text, one line for each input and step: what a support agent or a document prints. */
export function formatWorking({ figure, inputs, rule, steps, result }: Working): string {
  return [
    `${figure}: ${formatValue(result)}`,
    ...inputs.map(showLine),
    `  Rule: ${rule.description} (${rule.source})`,
    ...steps.map(showLine),
  ].join('\n');
}

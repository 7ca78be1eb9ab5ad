import { displayDay } from '../calendar/display.ts';
import { halfUp, pence, type Pence } from '../money/pence.ts';
import { formatPounds } from '../money/pounds.ts';
import { displayPercent } from '../rates/apr.ts';
import type { Line, WorkingValue, Working } from './working.ts';

type FormatterOf<K extends WorkingValue['kind']> = (value: Extract<WorkingValue, { kind: K }>) => string;

const FORMATTERS: { readonly [K in WorkingValue['kind']]: FormatterOf<K> } = {
  money: ({ pence }) => formatPounds(pence),
  unrounded: ({ pence: amount }) => `${formatPounds(wholePence(amount))}${fractionOf(amount)}`,
  percent: ({ fraction, decimals }) => `${displayPercent(fraction, decimals)}%`,
  day: ({ day }) => displayDay(day),
  count: ({ count, unit }) =>
    unit === 'percent' ? `${count}%` : `${count} ${unit}${count === 1 ? '' : 's'}`,
  years: ({ years }) => `${years.toFixed(6)} years`,
  text: ({ text }) => text,
};

/** Decimals of a penny shown for an unrounded amount. */
const PENNY_DIGITS = 4;

/** Rounded towards zero, from the amount as it will be displayed. */
function wholePence(amount: number): Pence {
  return pence(Math.trunc(displayedPence(amount)));
}

function fractionOf(amount: number): string {
  return (Math.abs(displayedPence(amount)) % 1).toFixed(PENNY_DIGITS).slice(2);
}

function displayedPence(amount: number): number {
  return halfUp(amount * 10 ** PENNY_DIGITS) / 10 ** PENNY_DIGITS;
}

/** Formats a value for display: "£280.83", "29.68%", "01/01/2027", "36 months". */
export function formatValue(value: WorkingValue): string {
  const format = FORMATTERS[value.kind] as FormatterOf<WorkingValue['kind']>;
  return format(value);
}

const showLine = ({ label, value }: Line): string => `  ${label}: ${formatValue(value)}`;

/** Formats a working as plain text, one line per input and step, for a support agent or a document. */
export function formatWorking({ figure, inputs, rule, steps, result }: Working): string {
  return [
    `${figure}: ${formatValue(result)}`,
    ...inputs.map(showLine),
    `  Rule: ${rule.description} (${rule.source})`,
    ...steps.map(showLine),
  ].join('\n');
}

import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { listInWords } from '@fairlead/core/text/list-in-words';
import type { Loan } from '../../../resources/loan.ts';

type LastInstalment = NonNullable<Loan['lastInstalment']>;
export type Choice = LastInstalment['choice'];

export type PresentedLastPayment = {
  what: string;
  options: { value: Choice; label: string; hint: string }[];
  /** What happens as it is. */
  asChosen: string;
  until: string;
  /** What further months do not cover. */
  uncovered: string | null;
};

/** A last payment that is more than agreed, and the two ways to pay the rest. */
export function presentLastPayment(last: LastInstalment): PresentedLastPayment {
  const { collectOn, agreed, rest, together, further, uncovered, choice, chooseBy } = last;
  const months = further.map(({ amount, collectOn: on }) => `${formatWholePounds(amount)} on ${longDay(on)}`);
  const options: PresentedLastPayment['options'] = [
    {
      value: 'further-months',
      label: further.length === 1 ? 'In one further month' : `In ${further.length} further months`,
      hint: `${formatWholePounds(agreed)} on ${longDay(collectOn)}, then ${listInWords(months)}. No interest, no fee.`,
    },
    {
      value: 'together',
      label: 'All together',
      hint: `${formatWholePounds(together)} on ${longDay(collectOn)}.`,
    },
  ];
  return {
    what: `${formatWholePounds(agreed)} was agreed for ${fullDay(collectOn)}. ${formatWholePounds(rest)} more is left to pay, because a payment was late, or its date or the interest changed.`,
    options,
    asChosen: options.find(({ value }) => value === choice)?.hint ?? '',
    until: `You can change this until ${longDay(chooseBy)}.`,
    uncovered:
      uncovered > 0
        ? `Further months leave ${formatWholePounds(uncovered)}, which we don’t collect automatically.`
        : null,
  };
}

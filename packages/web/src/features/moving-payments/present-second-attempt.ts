import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { SecondAttempt } from '../../resources/repaying/second-attempt.ts';

/** Which payment it is, and when it is collected if nothing is chosen. */
export function triedAgain({ amount, dueOn, collectOn }: SecondAttempt): readonly string[] {
  return [
    `Your payment of ${formatWholePounds(amount)}, due on ${longDay(dueOn)}, didn’t go through.`,
    `We’ll try again on ${fullDay(collectOn)}.`,
  ];
}

/** Why other days are not among those to choose from. */
export function whyNotOthers({ days }: SecondAttempt): readonly string[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last)
    return ['It’s the only other day that we can still arrange with your bank.'];
  return [
    'The bank takes payments on working days only.',
    `Before ${longDay(first)} is too soon to give you notice, and after ${longDay(last)} we no longer try automatically.`,
  ];
}

import { addDays, addMonths, daysBetween, type Day } from '@fairlead/core/calendar/day';
import { fullDay, longDay } from '@fairlead/core/calendar/display';
import type { Loan } from '../../resources/loan.ts';
import type { TimeMachine } from '../../resources/sandbox.ts';

export type Preset = { label: string; to: Day; hint: string };

/** Where the time machine can go by one press. Those of a loan need a loan that is being repaid. */
export function presentPresets(today: Day, loan: Loan | undefined): Preset[] {
  const rows = (loan?.scheduledPayments ?? []).filter(({ collectOn }) => collectOn > today);
  const [next, last] = [rows[0], rows.at(-1)];
  const goals: (readonly [string, Day | undefined])[] = [
    ['One day later', addDays(today, 1)],
    ['To the next payment', next?.collectOn],
    ['One month later', addMonths(today, 1)],
    ['To the end of my loan', last?.collectOn],
  ];
  return goals.flatMap(([label, to]) => (to === undefined ? [] : [{ label, to, hint: fullDay(to) }]));
}

export type Journey = { text: string; value: number; max: number };

/** How far an advance from one day to another has come. */
export function presentJourney(from: Day, to: Day, today: Day): Journey {
  const max = Math.max(1, daysBetween(from, to));
  const value = Math.min(max, Math.max(0, daysBetween(from, today)));
  return { text: `${longDay(today)}, on the way to ${longDay(to)}`, value, max };
}

const ERRORS: Readonly<Record<string, string>> = {
  advanceRunning: 'The date is already moving. Wait until it has finished.',
  timeOnlyGoesForward: 'Time only goes forward. Choose a day after today.',
  network: 'The server didn’t answer. The date may still be moving: check it above.',
};

/** Why the time machine did not go. */
export function travelError(type: string): string {
  return ERRORS[type] ?? 'That didn’t work. Try again; the server log says why.';
}

/** What the day that was reached has to say. */
export function presentHealth({ loansWithSomethingDue, loansSetAside }: TimeMachine): string | null {
  if (loansSetAside > 0) return `Loans skipped because they failed: ${loansSetAside}.`;
  return loansWithSomethingDue > 0 ? `Loans with something due today: ${loansWithSomethingDue}.` : null;
}

import { addDays, type Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import type { Loan } from '../../resources/loan.ts';

export const SPACE_HEAD = {
  title: 'Breathing space',
  lead: 'A breathing space gives you time to get debt advice. While it runs, no interest is added and no one asks you for payments.',
};

/** What a breathing space stops, and what it does not, before it begins and while it runs. */
export function presentSpace({ breathingSpace }: Pick<Loan, 'breathingSpace'>) {
  if (breathingSpace === null)
    return {
      isRunning: false,
      ...SPACE_HEAD,
      stopsHeading: 'What stops when it starts',
      starts:
        'It starts on the day after your adviser or mental health professional registers it. The register notifies us, and we’ll email you.',
      stops: [
        'We add no interest or charges.',
        'We don’t collect your Direct Debit.',
        'We don’t ask you for payments, or take any action over missed ones.',
      ],
    };
  const { since, until } = breathingSpace;
  return {
    isRunning: true,
    title: until ? `Your breathing space ends on ${longDay(until)}` : 'You’re in a breathing space',
    lead: until
      ? `It started on ${longDay(since)}. From ${longDay(addDays(until, 1))} interest is added again, and your payments continue.`
      : `It started on ${longDay(since)} and lasts as long as your treatment, plus 30 days.`,
    stopsHeading: 'What has stopped',
    starts:
      'We’ll write to you when it ends. Payments that fall due during it aren’t collected all together afterwards: we’ll agree with you how to pay them.',
    stops: [
      'We add no interest or charges.',
      'We don’t collect your Direct Debit.',
      'We don’t ask you for payments, or take any action over missed ones.',
    ],
  };
}

/** What the borrower reads before they say that they have applied. */
export const applyingWords = (pausedUntil: Day): string =>
  `If you tell us, we’ll stop sending payment reminders until ${longDay(pausedUntil)}. Until your breathing space starts, interest is added and your payments are collected as usual.`;

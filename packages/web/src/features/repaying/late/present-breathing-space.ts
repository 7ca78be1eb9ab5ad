import { fullDay } from '@fairlead/core/calendar/display';
import type { Loan } from '../../../resources/loan.ts';

/** What a borrower in a breathing space reads. Nothing of it asks for money. */
export function presentBreathingSpace({ breathingSpace }: Pick<Loan, 'breathingSpace'>) {
  if (breathingSpace === null) return null;
  const { until } = breathingSpace;
  return {
    heading: until ? `You’re in a breathing space until ${fullDay(until)}` : 'You’re in a breathing space',
    text: [
      ...(until ? [] : ['It lasts as long as your treatment, plus 30 days.']),
      'No interest or charges are added, and we don’t collect payments or ask you for them.',
      'Your debt adviser can tell you what comes next. We’ll write to you when it ends.',
    ],
    ifYouWant: 'You can still pay if you want to. You don’t have to.',
  };
}

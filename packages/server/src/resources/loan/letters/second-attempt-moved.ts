import { fullDay } from '@fairlead/core/calendar/display';
import { representationsOf } from '@fairlead/core/collection/representation';
import type { LoanEvent, LoanEventOf } from '@fairlead/core/loan/events';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { LoanLetter } from './loan-letter.ts';

const isMove = (event: LoanEvent): event is LoanEventOf<'second-attempt-moved'> =>
  event.kind === 'second-attempt-moved';

/** The day that the borrower picked for the second attempt at a failed payment: the notice of that Direct Debit. */
export const SECOND_ATTEMPT_MOVED: LoanLetter = {
  template: 'second-attempt-moved',
  isCalledFor: ({ fresh }) => fresh.some(isMove),
  content: ({ fresh, history, projection }) => {
    const { failed, collectOn } = fresh.findLast(isMove) ?? {};
    const attempt = representationsOf(projection, history).find((each) => each.failed === failed);
    const amount = attempt ? formatPounds(attempt.amount) : 'the payment';
    return {
      subject: 'You picked another day',
      paragraphs: [
        `We’ll try to collect ${amount} again on ${collectOn ? fullDay(collectOn) : 'the day you picked'}, unless you pay it another way before then.`,
        'Make sure that the money is in the account on the day. It’s the last time we’ll try automatically, and we don’t charge a fee for it.',
        'If this wasn’t you, call us now.',
      ],
    };
  },
};

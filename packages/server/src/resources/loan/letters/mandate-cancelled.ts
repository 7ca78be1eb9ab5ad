import { directDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import { needsDirectDebit } from '@fairlead/core/collection/new-instruction';
import type { LoanEvent, LoanEventOf } from '@fairlead/core/loan/events';
import { formatPounds } from '@fairlead/core/money/pounds';
import { longDay } from '@fairlead/core/calendar/display';
import type { LoanLetter } from './loan-letter.ts';

/** Excludes what we cancelled ourselves. */
const isWrittenAbout = (event: LoanEvent): event is LoanEventOf<'mandate-cancelled'> =>
  event.kind === 'mandate-cancelled' && event.reason !== 'cancelled-by-lender';

/** The Direct Debit was ended at the bank: what is due can no longer be collected. */
export const MANDATE_CANCELLED: LoanLetter = {
  template: 'mandate-cancelled',
  isCalledFor: ({ fresh, projection }) =>
    !projection.isMandateActive && needsDirectDebit(projection) && fresh.some(isWrittenAbout),
  content: ({ fresh, projection: { rows } }) => {
    const next = rows.find(({ status }) => status === 'upcoming' || status === 'due');
    const reason = directDebitReason(fresh.find(isWrittenAbout)?.reason ?? '');
    return {
      subject: 'Your Direct Debit has been cancelled',
      paragraphs: [
        `${reason?.words ?? 'The Direct Debit for your loan was cancelled.'} We can’t collect your payments without one.`,
        ...(next
          ? [
              `Your next payment, ${formatPounds(next.payment)}, is due on ${longDay(next.dueOn)}. It still has to be paid.`,
            ]
          : []),
        reason?.effect === 'other-account'
          ? 'Add another bank account on your loan’s page, and we’ll collect from that one. It takes a few working days.'
          : 'Set up your Direct Debit again on your loan’s page, on the same account or another one. It takes a few working days.',
        'If you can’t pay at the moment, talk to us: we’ll look for a way that works for you.',
      ],
    };
  },
  actionLabel: 'Set up your Direct Debit again',
};

import { fullDay, longDay } from '@fairlead/core/calendar/display';
import type { LoanEventKind } from '@fairlead/core/loan/events';
import type { GrownLastInstalment } from '@fairlead/core/loan/read/grown-last-instalment';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { LoanChange } from '../record-events.ts';
import type { LoanLetter } from './loan-letter.ts';

const brings = ({ fresh }: LoanChange, kind: LoanEventKind): boolean =>
  fresh.some((event) => event.kind === kind);

/** Ten working days before a last instalment that has grown: what is collected, and what the borrower can pick. */
export const LAST_INSTALMENT_GROWN: LoanLetter = {
  template: 'last-instalment-grown',
  isCalledFor: (change) => brings(change, 'last-instalment-grown') && change.projection.grownLast !== null,
  content: ({ loan, projection: { grownLast } }) => ({
    subject: 'Your last payment: choose how to pay the rest',
    paragraphs: grownLast ? whatToChoose(grownLast, loan.reference) : [],
  }),
  actionLabel: 'Choose how to pay',
};

function whatToChoose(last: GrownLastInstalment, reference: string): readonly string[] {
  const { agreed, rest, collectOn, chooseBy, uncovered } = last;
  return [
    `${formatPounds(agreed)} is collected on ${fullDay(collectOn)}, as agreed for your loan ${reference}. ${formatPounds(rest)} more is left to pay, because a payment was late, or its date or the interest changed.`,
    `You can choose until ${longDay(chooseBy)}: pay it with your last payment, or in further months. Further months cost no interest and no fee.`,
    `If you don’t choose, we’ll collect it in further months: ${furtherInWords(last)}.`,
    ...(uncovered > 0
      ? [
          `That leaves ${formatPounds(uncovered)}, which we don’t collect automatically. Talk to us, and we’ll agree a way to pay it.`,
        ]
      : []),
    'If that’s more than you can afford, talk to us: we’ll look for a way that works for you.',
  ];
}

/** “£20.00 on 15 January 2027, £5.10 on 15 February 2027”. */
function furtherInWords({ further }: GrownLastInstalment): string {
  return further
    .map(({ amount, collectOn }) => `${formatPounds(amount)} on ${longDay(collectOn)}`)
    .join(', ');
}

/** What the borrower picked. */
export const LAST_INSTALMENT_CHOSEN: LoanLetter = {
  template: 'last-instalment-chosen',
  isCalledFor: (change) => brings(change, 'last-instalment-chosen') && change.projection.grownLast !== null,
  content: ({ projection: { grownLast: last } }) => ({
    subject: 'How you pay the rest of your loan',
    paragraphs: last
      ? [
          last.choice === 'together'
            ? `We’ll collect ${formatPounds(last.agreed)} and the other ${formatPounds(last.rest)} together on ${fullDay(last.collectOn)}.`
            : `We’ll collect ${formatPounds(last.agreed)} on ${fullDay(last.collectOn)}, and then ${furtherInWords(last)}. The further months cost no interest and no fee.`,
          `You can change your mind until ${longDay(last.chooseBy)}. If this wasn’t you, call us now.`,
        ]
      : [],
  }),
};

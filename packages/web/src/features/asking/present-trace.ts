import { longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { PaymentTrace } from '../../resources/repaying/cases.ts';

type Found = PaymentTrace['found'][number];

const METHODS: Readonly<Record<Found['method'], string>> = {
  'direct-debit': 'by Direct Debit',
  card: 'by card',
  'open-banking': 'from your bank',
  'bank-transfer': 'by bank transfer',
};

type Words = { readonly heading: string; readonly text: readonly string[] };

const reason = (why: string | null): readonly string[] => (why === null ? [] : [why]);

const OUTCOMES: Readonly<Record<Found['outcome'], (payment: Found) => Words>> = {
  'to-be-sent': ({ countsOn }) => ({
    heading: 'It hasn’t been taken yet',
    text: [`We’ll collect it so that it counts on ${longDay(countsOn)}. You don’t need to do anything.`],
  }),
  waiting: ({ startedOn, countsOn, method }) => ({
    heading: 'It’s on its way',
    text: [
      method === 'direct-debit'
        ? `We asked your bank for it. It counts from ${longDay(countsOn)} unless your bank refuses it, and appears in your transactions once your bank has answered.`
        : `It was started on ${longDay(startedOn)}, and your bank hasn’t confirmed it yet. We’ll email you when it has.`,
    ],
  }),
  counted: ({ countsOn, knownOn }) => ({
    heading: 'We have it',
    text: [
      knownOn !== null && knownOn > countsOn
        ? `It has been in your transactions since ${longDay(knownOn)} and counts from ${longDay(countsOn)}, so the wait cost you no interest.`
        : `It counts from ${longDay(countsOn)}.`,
    ],
  }),
  refused: ({ knownOn, startedOn, why }) => ({
    heading: 'It didn’t go through',
    text: [`It was refused on ${longDay(knownOn ?? startedOn)}, so no money reached us.`, ...reason(why)],
  }),
  cancelled: ({ startedOn }) => ({
    heading: 'It was cancelled',
    text: [`It was set up on ${longDay(startedOn)} and cancelled before it was sent. No money was taken.`],
  }),
  'not-finished': ({ startedOn }) => ({
    heading: 'It wasn’t finished',
    text: [
      `It was started on ${longDay(startedOn)} and not confirmed with your bank in time. No money was taken.`,
    ],
  }),
  'taken-back': ({ countsOn, knownOn, why }) => ({
    heading: 'It was taken back',
    text: [
      `It reached us on ${longDay(countsOn)}, and your bank took it back on ${longDay(knownOn ?? countsOn)}.`,
      ...reason(why),
    ],
  }),
  'sent-back': ({ countsOn }) => ({
    heading: 'We sent it back to you',
    text: [`We sent it back on ${longDay(countsOn)}, because more had been paid than you owed.`],
  }),
};

/** What our records say of one payment. */
export function presentFound(found: Found) {
  const { heading, text } = OUTCOMES[found.outcome](found);
  return {
    heading,
    payment: `${formatWholePounds(found.amount)} ${METHODS[found.method]}`,
    text: [
      ...text,
      ...(found.isOnOtherLoan
        ? [`It belongs to your other loan, reference ${found.loanReference}, and appears there.`]
        : []),
    ],
  };
}

/** How sure we are that it is the payment which the borrower means. */
export function presentTrace({ found }: Pick<PaymentTrace, 'found'>) {
  const [first] = found;
  const isOther = first?.isOtherAmount ?? false;
  return {
    title: isOther
      ? 'Could it be this payment?'
      : found.length > 1
        ? 'We found these payments'
        : 'We found a payment',
    lead: isOther
      ? 'We have no payment of that amount around that day. This is the closest one we have.'
      : 'This is what our records show today.',
  };
}

import { longDay } from '@fairlead/core/calendar/display';
import type { LoanEventKind, LoanEventOf } from '@fairlead/core/loan/events';
import { isInterestAhead } from '@fairlead/core/loan/read/interest-ahead';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { LoanChange } from '../record-events.ts';
import { FREE_ADVICE } from './free-advice.ts';
import type { LoanLetter } from './loan-letter.ts';

function freshOf<K extends LoanEventKind>({ fresh }: LoanChange, kind: K): LoanEventOf<K> | undefined {
  // The kind is compared.
  return fresh.find((event) => event.kind === kind) as LoanEventOf<K> | undefined;
}

const isFresh =
  (kind: LoanEventKind) =>
  ({ fresh }: LoanChange): boolean =>
    fresh.some((event) => event.kind === kind);

/** The default notice that this change withdraws; undefined where there is none. */
function withdrawnNotice({ fresh, history }: LoanChange) {
  const corrected = fresh.flatMap((event) => (event.kind === 'corrected' ? [event.corrects] : []));
  return history.find(
    (event) => event.kind === 'default-notice-served' && corrected.includes(event.reference),
  );
}

/** A default notice was served in error, or is not relied on any more. */
const NOTICE_WITHDRAWN: LoanLetter = {
  template: 'default-notice-withdrawn',
  isCalledFor: (change) => withdrawnNotice(change) !== undefined,
  content: (change) => {
    const { loan, projection } = change;
    const servedOn = withdrawnNotice(change)?.valueOn;
    return {
      subject: 'We’ve withdrawn your default notice',
      paragraphs: [
        `We have withdrawn the default notice for your loan ${loan.reference}${servedOn ? ` of ${longDay(servedOn)}` : ''}. It has no effect: we won’t end your agreement because of it, and it isn’t reported to the credit reference agencies.`,
        ...(projection.arrears.amount > 0
          ? [
              `${formatPounds(projection.arrears.amount)} is still overdue. You don’t have to pay it all at once: talk to us, and we’ll agree payments that leave you enough to live on.`,
            ]
          : []),
        FREE_ADVICE,
      ],
    };
  },
  actionLabel: 'See your options',
};

const IN_PARTS =
  'Pay any amount on your loan’s page, or talk to us, and we’ll agree payments that leave you enough to live on.';

/** How a debt is paid after the agreement has ended. */
export const PAID_IN_PARTS = `You don’t have to pay it all at once. ${IN_PARTS}`;

/** The end of an agreement after a default notice. */
const LOAN_TERMINATED: LoanLetter = {
  template: 'loan-terminated',
  isCalledFor: isFresh('terminated'),
  content: ({ loan: { reference }, projection: { outstanding } }) => ({
    subject: 'Your loan agreement has ended',
    paragraphs: [
      `You don’t have to pay what you owe all at once. ${IN_PARTS}`,
      FREE_ADVICE,
      `The default notice for your loan ${reference} ran out, and we have ended the agreement. You owe ${formatPounds(outstanding)}. No more interest or charges are added.`,
      'We have stopped collecting your Direct Debit. Your credit file will show a default, for 6 years from today.',
    ],
  }),
};

/** The lender no longer collects the debt. */
const LOAN_WRITTEN_OFF: LoanLetter = {
  template: 'loan-written-off',
  isCalledFor: isFresh('written-off'),
  content: ({ loan: { reference } }) => ({
    subject: 'We’ve written off what was left of your loan',
    paragraphs: [
      `We have written off what was left of your loan ${reference}. You don’t have to pay us anything more, and we won’t ask you to.`,
      'We have stopped collecting your Direct Debit.',
      'Your credit file can show the loan as partly settled or in default, for 6 years from the day it was recorded.',
      FREE_ADVICE,
    ],
  }),
};

/** The debt now belongs to someone else: who to pay, and how. */
const LOAN_SOLD: LoanLetter = {
  template: 'loan-sold',
  isCalledFor: isFresh('sold'),
  content: (change) => {
    const { loan } = change;
    const buyer = freshOf(change, 'sold')?.buyer;
    return {
      subject: 'Your loan has moved to another company',
      paragraphs: [
        `We have sold your loan ${loan.reference}${buyer ? ` to ${buyer.name}` : ''}. What you owe and your rights stay the same. You now pay them and not us.`,
        ...(buyer ? [`${buyer.howToPay} Call ${buyer.phone} or email ${buyer.email}.`] : []),
        'We have stopped collecting your Direct Debit. If a plan was agreed with us, the new company has to keep to it.',
        'If you’re not sure that a letter or call is from them, ask us before you pay.',
        FREE_ADVICE,
      ],
    };
  },
  actionLabel: 'See who to pay',
};

/** Damage to a car that was handed back is owed as well (Consumer Credit Act 1974, s.100(4)). */
const DAMAGE_CLAIMED: LoanLetter = {
  template: 'damage-claimed',
  isCalledFor: isFresh('damage-claimed'),
  content: (change) => {
    const claimed = freshOf(change, 'damage-claimed');
    if (!claimed) throw new Error(`loan ${change.loan.id} has no claim for which to write`);
    return {
      subject: 'Damage to the car you handed back',
      paragraphs: [
        `We looked at the car from your loan ${change.loan.reference}. ${claimed.what}`,
        `Putting that right costs ${formatPounds(claimed.amount)}. This is more than fair wear and tear, so you owe it under section 100 of the Consumer Credit Act 1974: ${formatPounds(change.projection.outstanding)} in total. No interest is added.`,
        'If you don’t agree, tell us before you pay. We’ll send you the photos and the estimate, and you can have the car looked at by someone else.',
        PAID_IN_PARTS,
        FREE_ADVICE,
      ],
    };
  },
};

/** A breathing space begins: nothing is asked for. */
const BREATHING_SPACE_BEGUN: LoanLetter = {
  template: 'breathing-space-begun',
  isCalledFor: ({ fresh, projection }) =>
    projection.breathingSpace !== null &&
    fresh.some((event) => event.kind === 'interest-frozen' && event.reason === 'breathing-space'),
  content: ({ fresh, projection: { breathingSpace } }) => ({
    subject: fresh.some(({ kind }) => kind === 'corrected')
      ? 'Your breathing space has a new end date'
      : 'Your breathing space has started',
    paragraphs: [
      breathingSpace?.until
        ? `Your breathing space lasts until ${longDay(breathingSpace.until)}. Until then we add no interest or charges, and we don’t collect or ask for payments.`
        : 'Your breathing space lasts as long as your treatment, plus 30 days. Until then we add no interest or charges, and we don’t collect or ask for payments.',
      'You can still pay if you want to. You don’t have to.',
      'Your debt adviser can tell you what comes next. You can call us about anything else.',
    ],
  }),
};

/** Whether a breathing space ended since the loan was last looked at, by a change of its end or by itself. */
function hasEnded({ loan, fresh, history, projection }: LoanChange): boolean {
  const { projected_on: lookedAtOn } = loan;
  if (projection.breathingSpace !== null || lookedAtOn === null) return false;
  const spaces = new Set<string>();
  for (const event of history)
    if (event.kind === 'interest-frozen' && event.reason === 'breathing-space') spaces.add(event.reference);
  const isCorrected = (reference: string): boolean =>
    history.some((event) => event.kind === 'corrected' && event.corrects === reference);
  return history.some(
    (event) =>
      event.kind === 'interest-resumed' &&
      spaces.has(event.reference) &&
      !isCorrected(event.reference) &&
      (event.valueOn > lookedAtOn || fresh.includes(event)) &&
      event.valueOn <= projection.asOf,
  );
}

/** A breathing space is over: what is owed, and that help is there. */
const BREATHING_SPACE_ENDED: LoanLetter = {
  template: 'breathing-space-ended',
  isCalledFor: hasEnded,
  content: ({ loan: { agreement }, projection: { arrears, isActive, rows, asOf } }) => ({
    subject: 'Your breathing space has ended',
    paragraphs: [
      isActive && arrears.amount > 0
        ? `${formatPounds(arrears.amount)} is overdue, and you don’t have to pay it all at once. Talk to us, and we’ll look for a way that works for you.`
        : 'You don’t have to do anything. Your monthly payments continue on their usual day.',
      FREE_ADVICE,
      `No interest was added during your breathing space.${isInterestAhead(rows, agreement.instalments.length, asOf) ? ' It is added again from today.' : ''}`,
    ],
  }),
  actionLabel: 'See your options',
};

export const LENDER_LETTERS: readonly LoanLetter[] = [
  NOTICE_WITHDRAWN,
  LOAN_TERMINATED,
  LOAN_WRITTEN_OFF,
  LOAN_SOLD,
  DAMAGE_CLAIMED,
  BREATHING_SPACE_BEGUN,
  BREATHING_SPACE_ENDED,
];

import { addDays } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { directDebitReason, hasPayerDied } from '@fairlead/core/collection/direct-debit-reasons';
import { representationsOf } from '@fairlead/core/collection/representation';
import { missedPaymentsOf, type MissedPayment } from '@fairlead/core/loan/read/missed-payments';
import { project } from '@fairlead/core/loan/read/project';
import { formatPounds } from '@fairlead/core/money/pounds';
import { noticeOwed } from '@fairlead/core/notices/notice-of-loan';
import type { LoanChange } from '../record-events.ts';
import { FREE_ADVICE } from './free-advice.ts';
import type { LoanLetter } from './loan-letter.ts';

/** The payments that are missed since the loan was last looked at. */
function newlyMissed({ loan, fresh, history, projection }: LoanChange): readonly MissedPayment[] {
  const { agreement, projected_on: lookedAtOn } = loan;
  if (projection.arrears.since === null || lookedAtOn === null) return [];
  const before = history.filter((event) => !fresh.includes(event));
  const known = new Set(project(agreement, before, lookedAtOn).arrears.missed.map(({ number }) => number));
  return missedPaymentsOf(projection, history).filter(({ number }) => !known.has(number));
}

/** A notice of sums in arrears, given that day, says all of this and more. */
function isNoticeGiven({ loan, history, projection }: LoanChange): boolean {
  const owed = noticeOwed(loan.agreement, projection, history);
  return owed !== null && owed.giveOn <= projection.asOf;
}

/** A payment that was missed: what the borrower can do, then what it means. A payment plan takes its place. */
export const MISSED_PAYMENT: LoanLetter = {
  template: 'payment-missed',
  isCalledFor: (change) =>
    change.projection.arrangement === null &&
    newlyMissed(change).length > 0 &&
    !isNoticeGiven(change) &&
    !hasPayerDied(change.history),
  content: (change) => {
    const [first, ...others] = newlyMissed(change);
    const isOne = others.length === 0;
    return {
      subject: isOne
        ? 'A payment hasn’t reached us: what you can do'
        : 'Payments haven’t reached us: what you can do',
      paragraphs: [
        'You can pay now on your loan’s page, in full or in part, set up a payment plan, or talk to us first.',
        ...(first ? [first, ...others].map(whatWasMissed) : []),
        ...comesAgain(change),
        `${first && isOne ? `${creditFile(first, change)} ` : ''}There is no late fee.`,
        FREE_ADVICE,
      ],
    };
  },
  actionLabel: 'See your options',
  text: ({ shortName, phone }) =>
    `${shortName}: a payment hasn't reached us. Sign in to see what you can do, or call ${phone}. Free debt advice: moneyhelper.org.uk`,
};

function whatWasMissed({ unpaid, dueOn, attempts }: MissedPayment): string {
  const said = directDebitReason(attempts.at(-1)?.reason ?? '')?.words;
  return [`${formatPounds(unpaid)} was due on ${longDay(dueOn)} and hasn’t been paid.`, said]
    .filter(Boolean)
    .join(' ');
}

function comesAgain({ projection, history }: LoanChange): readonly string[] {
  const [again] = representationsOf(projection, history);
  return again && again.collectOn > projection.asOf
    ? [
        `We’ll try to collect ${formatPounds(again.amount)} again on ${longDay(again.collectOn)}, unless you pay it before then.`,
      ]
    : [];
}

function creditFile({ recordedFrom }: MissedPayment, { projection: { asOf } }: LoanChange): string {
  return asOf < recordedFrom
    ? `If it’s paid by ${longDay(addDays(recordedFrom, -1))}, it isn’t recorded as missed on your credit file.`
    : `It’s recorded as missed on your credit file from ${longDay(recordedFrom)}.`;
}

import { whyNoArrangement } from '@fairlead/core/arrangement/eligibility';
import { endedArrangement } from '@fairlead/core/arrangement/ended-arrangement';
import { addDays, addMonths, type Day } from '@fairlead/core/calendar/day';
import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { collectionsDue } from '@fairlead/core/collection/collection';
import { directDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import { representationsOf } from '@fairlead/core/collection/representation';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { balancesOn } from '@fairlead/core/loan/read/balances-on';
import type { MissedPayment } from '@fairlead/core/loan/read/missed-payments';
import { project, type LoanProjection } from '@fairlead/core/loan/read/project';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { defaultNoticeOf } from '@fairlead/core/notices/served-default-notice';
import { SAMPLE_TERMS } from '@fairlead/core/testing/sample-histories';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../paths.ts';
import { aUser } from '../../../testing/borrowers.ts';
import { AGREEMENT, factsOf, HISTORIES, LAST, type Facts } from '../../../testing/deep-arrears.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../../testing/render-screen.tsx';
import { sentencesOf } from '../../../testing/sentences-of.ts';
import LoanScreen from '../LoanScreen.tsx';

/** The next Direct Debit to be collected, if nothing happens before then. */
function nextCollection({ now, events }: Facts) {
  return collectionsDue(AGREEMENT, now, events, [], addDays(now.asOf, 40)).find(
    ({ attempt }) => attempt === 1,
  );
}

function growsBy({ now, events }: Facts, days: number): number {
  const interestOn = (day: Day) => balancesOn(AGREEMENT, events, day).interestToDate;
  const then = addDays(now.asOf, days);
  return (
    interestOn(then) + project(AGREEMENT, events, then).outstanding - interestOn(now.asOf) - now.outstanding
  );
}

function endOf(outcome: 'kept' | 'broken', events: readonly LoanEvent[], now: LoanProjection): string {
  const ended = endedArrangement(now, events);
  return ended?.outcome === outcome ? longDay(ended.endedOn) : '';
}

const isOver = ({ asOf }: LoanProjection): boolean => asOf >= LAST!.dueOn;

type Holds = (facts: Facts, ...figures: readonly string[]) => boolean;

const oneMissed = ({ missed }: Facts) => missed.length === 1;
const canPlan = ({ now, events }: Facts) => whyNoArrangement(now, events) === null;
const notice = ({ now, events }: Facts) => defaultNoticeOf(events, now.asOf);

const POUNDS = '(£[\\d,]+(?:\\.\\d\\d)?)';
const DAY = '((?:[A-Z][a-z]+day )?\\d{1,2} [A-Z][a-z]+ \\d{4})';
const said = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll('£', POUNDS).replaceAll('DAY', DAY)}$`);

/** Each sentence of the page that states something about the loan, and when it is true. */
const SENTENCES: readonly (readonly [RegExp, Holds])[] = [
  [/^£7,500 over 36 months, reference LN-7Q4K2M$/, () => SAMPLE_TERMS.amount === 7_500_00],
  [/^You missed (\d+) payments$/, ({ now }, count) => Number(count) === now.arrears.instalments],
  [/^(If you can’t pay all of it, a payment plan might suit you better\.)$/, (facts) => !oneMissed(facts)],
  [said('Pay £ by card'), ({ now }, amount) => amount === formatWholePounds(now.arrears.amount)],
  [said('Owed now: £'), ({ now }, amount) => amount === formatWholePounds(now.arrears.amount)],
  [said('Left to pay in total: £'), ({ now }, amount) => amount === formatWholePounds(now.leftToPay)],
  [/^Set up a payment plan that leaves you enough to live on, for up to six months\.$/, canPlan],
  [/^We add no interest while it runs\.$/, canPlan],
  [/^See why you can’t set one up here at the moment, and who can help\.$/, (facts) => !canPlan(facts)],
  [/^(Show (\d+) more)$/, ({ missed }, _all, count) => Number(count) === missed.length - 3],
  [/^Interest continues at your normal rate until you pay\.$/, (facts) => growsBy(facts, 28) > 0],
  [/^No more interest is added\.$/, (facts) => growsBy(facts, 28) === 0],
  [
    /^More than that is left to pay at the end\.$/,
    (facts) =>
      project(AGREEMENT, facts.events, LAST!.dueOn).rows.at(-1)!.payment > nextCollection(facts)!.amount,
  ],
  [
    said('We’ll still collect your next monthly payment, £, on DAY\\.'),
    (facts, amount, day) => {
      const next = nextCollection(facts);
      return next !== undefined && amount === formatPounds(next.amount) && day === fullDay(next.collectOn);
    },
  ],
  [
    said('We’ll try to collect £ again on DAY, unless you pay it before then\\.'),
    ({ now, events }, amount, day) =>
      representationsOf(now, events).some(
        (again) => amount === formatPounds(again.amount) && day === fullDay(again.collectOn),
      ),
  ],
  [
    said('We’re collecting £ on DAY\\.'),
    ({ loan }, amount, day) =>
      (loan.pendingRepayments ?? []).some(
        (pending) => amount === formatPounds(pending.amount) && day === fullDay(pending.collectOn),
      ),
  ],
  [
    /^If you plan to pay it another way, tell us first\.$/,
    ({ loan }) => loan.pendingRepayments?.length !== 0,
  ],
  [
    said('Pay £ by DAY, and the default notice we sent will have no effect\\.'),
    (facts, amount, day) => {
      const served = notice(facts);
      const [asked, by] = [served && formatPounds(served.amount), served && fullDay(served.remedyBy)];
      return served?.status === 'running' && amount === asked && day === by;
    },
  ],
  [/^If you can’t, talk to us before then\.$/, (facts) => notice(facts)?.status === 'running'],
  [
    said('The default notice we sent ran out on DAY, so we can end the agreement\\.'),
    (facts, day) => {
      const served = notice(facts);
      return served?.status === 'expired' && day === longDay(served.remedyBy);
    },
  ],
  [
    /^You can still pay or agree a plan with us: talk to us now\.$/,
    (facts) => notice(facts)?.status === 'expired',
  ],
  [
    said('It ended on DAY, and your usual payments have started again\\.'),
    ({ now, events }, day) => day === endOf('kept', events, now) && !isOver(now),
  ],
  [said('It ended on DAY\\.'), ({ now, events }, day) => day === endOf('kept', events, now) && isOver(now)],
  [
    /^(Thank you\.|You made every payment of your plan)$/,
    ({ now, events }) => endOf('kept', events, now) !== '',
  ],
  [said('Your payment plan ended on DAY'), ({ now, events }, day) => day === endOf('broken', events, now)],
  [/^Interest is added again from that day, and there is no fee\.$/, ({ now }) => !isOver(now)],
  [/^There is no fee\.$/, ({ now }) => isOver(now)],
  [said('You borrowed: £'), (_facts, amount) => amount === formatWholePounds(AGREEMENT.credit)],
  [said('Total payable: £'), (_facts, amount) => amount === formatWholePounds(AGREEMENT.totalPayable)],
  [said('Monthly payment: £'), (_facts, amount) => amount === formatWholePounds(AGREEMENT.monthly)],
  [/^Interest: (.+)% a year, fixed$/, (_facts, rate) => rate === (AGREEMENT.rate * 100).toFixed(1)],
  [/^APR: (.+)%$/, (_facts, apr) => apr === (AGREEMENT.apr * 100).toFixed(1)],
  [/^Signed on: (.+)$/, (_facts, day) => day === '20/11/2026'],
];

/** What one missed payment says: what was due, what was asked and answered, and the credit file. */
function holdsOf({
  asOf,
  payment,
}: {
  asOf: Day;
  payment: MissedPayment;
}): readonly (readonly [RegExp, Holds])[] {
  const { amount, unpaid, dueOn, attempts } = payment;
  const recordedFrom = addMonths(dueOn, 1);
  const answered = { waiting: '', paid: 'paid', failed: 'refused', 'taken-back': 'took the payment back' };
  return [
    [
      said('£ due on DAY'),
      (_, due, day) => unpaid === amount && due === formatPounds(amount) && day === longDay(dueOn),
    ],
    [
      said('£ due on DAY, £ of it missing'),
      (_, due, day, missing) =>
        [due, day, missing].join() === [formatPounds(amount), longDay(dueOn), formatPounds(unpaid)].join(),
    ],
    [/^We didn’t ask your bank for it\.$/, () => attempts.length === 0],
    [
      said('We asked your bank (again )?on DAY( and are waiting for its answer)?\\.'),
      (_, again = '', day, isWaiting = '') =>
        attempts.some(
          ({ sentOn, outcome }, index) =>
            day === longDay(sentOn) &&
            (again !== '') === index > 0 &&
            (isWaiting !== '') === (outcome === 'waiting'),
        ),
    ],
    [
      said('It (refused|paid|took the payment back) on DAY\\.'),
      (_, answer, day) =>
        attempts.some(
          ({ answeredOn, outcome }) =>
            answeredOn !== null && day === longDay(answeredOn) && answer === answered[outcome],
        ),
    ],
    [
      said('If it’s paid by DAY, it isn’t recorded as missed on your credit file\\.'),
      (_, day) => asOf < recordedFrom && day === longDay(addDays(recordedFrom, -1)),
    ],
    [
      said('It’s recorded as missed on your credit file from DAY, and stays there for 6 years\\.'),
      (_, day) => asOf >= recordedFrom && day === longDay(recordedFrom),
    ],
    [
      /^((?:Your|You|There) .*)$/,
      (_, words = '') =>
        attempts.some(({ reason }) => directDebitReason(reason ?? '')?.words.includes(words)),
    ],
    [
      /^(This .*)$/,
      (_, words = '') =>
        attempts.some(({ reason }) => directDebitReason(reason ?? '')?.words.includes(words)),
    ],
  ];
}

const isTrue = (sentences: readonly (readonly [RegExp, Holds])[], facts: Facts) => (sentence: string) =>
  sentences.some(([pattern, holds]) => {
    const found = pattern.exec(sentence);
    return found !== null && holds(facts, ...found.slice(1));
  });

/** What the page of every late loan says, whatever its figures. */
const FIXED = new Set([
  ...['Your loan overview', 'Overview', 'Schedule', 'Transactions', 'You can put this right.'],
  ...['These are your options.', 'Set up a plan', 'Your budget shows what you can afford.', 'Pay now'],
  ...['Make a payment by card, from your bank or by Direct Debit.', 'You choose how much.'],
  ...[
    'Already paid?',
    'Tell us about a payment that isn’t showing.',
    'Don’t pay it again until we’ve checked.',
    'Get free advice',
  ],
  'MoneyHelper, 0800 138 7777, finds you free and confidential debt advice.',
  ...['Using it does not affect your credit file.', 'Your budget is a summary you can show them.'],
  ...['Breathing space', 'Up to 60 days without interest or payments, in England and Wales.'],
  ...['A free debt adviser starts it.', 'How it works, and how to tell us that you’ve applied', 'Pick a day'],
  'Choose when we try again, on a day when you’ll have the money in your account.',
  ...['Talk to a person', 'Quote your reference, LN-7Q4K2M.', 'Call 020 7946 0140Send an email'],
  ...['Tell us about your support needs, so that we can make this easier.', 'What happened to each payment'],
  ...['What happens next', 'We don’t charge a late fee, or interest on interest.', 'Your agreement'],
  'We’ll write to you about how you can pay the rest.',
  ...['i', 'A plan payment didn’t reach us.'],
  'If something has changed, tell us: we’ll look for a way that works for you.',
  ...['Reference: LN-7Q4K2M', 'On your statement: LENDABLE DEMO', 'Talk to us'],
  'Phone: 020 7946 0140Monday to Friday, 9am to 6pm, except bank holidays',
  'Email: help@lendable.exampleEvery day, 9am to 6pm',
]);

test.each(HISTORIES)('each sentence is the projection’s where $name', async (history) => {
  const facts = factsOf(history);
  fakeApi({ readLoan: { data: facts.loan }, readUser: { data: aUser() } });
  renderScreen(
    { [SCREENS.loan]: LoanScreen },
    { at: `${SCREENS.loan}?id=${facts.loan.id}&tab=overview`, session: SIGNED_IN },
  );
  const late = await screen.findByRole('region', { name: /missed|is missing/ });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  const items = [...late.querySelectorAll<HTMLElement>('.manage-loan > li')];
  expect(items).toHaveLength(facts.missed.length);
  for (const [index, item] of items.entries()) {
    const holds = holdsOf({ asOf: history.asOf, payment: facts.missed[index]! });
    expect(sentencesOf(item).filter((sentence) => !isTrue(holds, facts)(sentence))).toEqual([]);
    item.remove();
  }
  screen.getByRole('heading', { name: 'Your documents' }).closest('section')?.remove();
  const shown = sentencesOf(screen.getByRole('main')).filter((sentence) => !FIXED.has(sentence));
  expect(shown.filter((sentence) => !isTrue(SENTENCES, facts)(sentence))).toEqual([]);
  expect(shown.length).toBeGreaterThan(10);
  cleanup();
});

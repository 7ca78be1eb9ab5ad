import { whyNoArrangement } from '@fairlead/core/arrangement/eligibility';
import { addDays, type Day } from '@fairlead/core/calendar/day';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { missedPaymentsOf, type MissedPayment } from '@fairlead/core/loan/read/missed-payments';
import { project, type LoanProjection } from '@fairlead/core/loan/read/project';
import { pence } from '@fairlead/core/money/pence';
import { defaultNoticeDates } from '@fairlead/core/notices/default-notice';
import {
  sampleAgreement,
  sampleHistory,
  submitted,
  SAMPLE_TERMS,
  type InstalmentOutcome,
} from '@fairlead/core/testing/sample-histories';
import type { Loan } from '../resources/loan.ts';
import { aLoan } from './a-loan.ts';

export const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const on = (afterDays: number): Day => addDays(AGREEMENT.signedOn, afterDays);
const paid = (...outcomes: readonly InstalmentOutcome[]) => sampleHistory(AGREEMENT, outcomes);

/** Nothing was paid, and a default notice was served on a day. */
function noticeServed(servedOn: Day): readonly LoanEvent[] {
  const past = paid('missed');
  const about = { valueOn: servedOn, reference: 'notice', recordedAt: `${servedOn}T12:00:00.000Z` };
  const { amount } = project(AGREEMENT, past, servedOn).arrears;
  const { remedyBy } = defaultNoticeDates(servedOn);
  return [...past, { kind: 'default-notice-served', ...about, amount, remedyBy }];
}

/** Nothing was paid, and a plan was agreed and broken by its first payment. */
function planBroken(agreedOn: Day, brokenOn: Day): readonly LoanEvent[] {
  const at = (valueOn: Day) => ({ valueOn, reference: 'plan', recordedAt: `${valueOn}T12:00:00.000Z` });
  const payments = [{ dueOn: addDays(brokenOn, -3), amount: pence(40_00) }];
  return [
    ...paid('missed'),
    { kind: 'arrangement-agreed', ...at(agreedOn), payments },
    { kind: 'interest-frozen', ...at(agreedOn), reason: 'arrangement' },
    { kind: 'arrangement-ended', ...at(brokenOn), reason: 'broken' },
    { kind: 'interest-resumed', ...at(brokenOn) },
  ];
}

const [, , , FOURTH] = AGREEMENT.instalments;
export const LAST = AGREEMENT.instalments.at(-1);

export type History = { name: string; events: readonly LoanEvent[]; asOf: Day };

/** Ways in which a loan can be deep in arrears. */
export const HISTORIES: readonly History[] = [
  { name: 'nothing was ever paid', events: paid('missed'), asOf: on(700) },
  { name: 'nothing was ever paid, and the last payment is ahead', events: paid('missed'), asOf: on(1_085) },
  { name: 'nothing was ever paid, and every payment is due', events: paid('missed'), asOf: on(1_150) },
  { name: 'every collection failed', events: paid('failed'), asOf: on(700) },
  { name: 'the last of many collections failed today', events: paid('failed'), asOf: on(712) },
  { name: 'half of each payment was paid', events: paid('half paid'), asOf: on(1_085) },
  { name: 'some of it was paid', events: paid('failed', 'missed', 'half paid'), asOf: on(1_085) },
  { name: 'payments were taken back', events: paid('charged back'), asOf: on(400) },
  { name: 'plans and breathing spaces came before', events: paid('arrangement', 'failed'), asOf: on(1_200) },
  { name: 'a plan was broken', events: planBroken(on(700), on(730)), asOf: on(740) },
  { name: 'a default notice is running', events: noticeServed(on(160)), asOf: on(168) },
  { name: 'a default notice has run out', events: noticeServed(on(160)), asOf: on(200) },
  {
    name: 'the bank has been asked for the next payment',
    events: [...paid('missed'), submitted(FOURTH!)],
    asOf: addDays(FOURTH!.collectOn, -1),
  },
  {
    name: 'the bank has been asked for the last payment',
    events: [...paid('missed'), { ...submitted(LAST!), amount: AGREEMENT.final } as LoanEvent],
    asOf: addDays(LAST!.collectOn, -1),
  },
];

export type Facts = {
  loan: Loan;
  events: readonly LoanEvent[];
  now: LoanProjection;
  missed: readonly MissedPayment[];
};

export function factsOf({ events: all, asOf }: History): Facts {
  const events = all.filter(({ valueOn }) => valueOn <= asOf);
  const now = project(AGREEMENT, events, asOf);
  const missed = missedPaymentsOf(now, events);
  const isEligibleForSelfServeArrangement = whyNoArrangement(now, events) === null;
  const loan = { ...aLoan({ events: () => events, asOf }), isEligibleForSelfServeArrangement };
  return { loan, events, now, missed };
}

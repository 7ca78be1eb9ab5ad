import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, addMonths, type Day } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import { growth } from '../../rates/periodic.ts';
import { timeAxis } from '../../settlement/time-axis.ts';
import type { Agreement } from '../agreement.ts';
import type { LoanEvent } from '../events.ts';
import {
  ALL_OUTCOMES,
  paidAsAgreed,
  KEEPS,
  paidByCard,
  partSettled,
  sampleAgreement,
  sampleHistory,
  SAMPLE_TERMS,
} from '../../testing/sample-histories.ts';
import { RUNS } from '../../testing/runs.ts';
import { project } from './project.ts';
import { settlementOn } from './settlement-on.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

type Case = { readonly loan: Agreement; readonly events: readonly LoanEvent[]; readonly on: Day };

/** A loan of either product on any day, after every conduct; the payout can come late, or come back and go again. */
const anyCase: fc.Arbitrary<Case> = fc
  .record({
    terms: fc.record({
      productId: fc.constantFrom('unsecured-2026-1' as const, 'hire-purchase-2026-1' as const),
      amount: fc.integer({ min: 10, max: 250 }).map((hundreds) => pence(hundreds * 100_00)),
      termMonths: fc.integer({ min: 12, max: 60 }),
      percent: fc.integer({ min: 1130, max: 4880 }).map((hundredths) => hundredths / 100),
    }),
    conducts: fc.array(fc.constantFrom('collected' as const, ...ALL_OUTCOMES), {
      minLength: 1,
      maxLength: 8,
    }),
    payoutDelay: fc.constantFrom(0, 0, 0, 5, 40),
    isReturned: fc.constantFrom(false, false, true),
    offset: fc.nat(70 * 31),
  })
  .map(({ terms, conducts, payoutDelay, isReturned, offset }) => {
    const loan = sampleAgreement({ ...SAMPLE_TERMS, ...terms });
    const on = addDays(loan.signedOn, offset % (31 * (terms.termMonths + 3)));
    const paidOn = addDays(loan.signedOn, payoutDelay);
    const first = { valueOn: loan.signedOn, recordedAt: '', reference: 'payout-0', amount: loan.credit };
    const returned: LoanEvent[] = isReturned
      ? [
          { kind: 'disbursed', ...first },
          { kind: 'payout-returned', ...first, valueOn: addDays(loan.signedOn, Math.min(payoutDelay, 2)) },
        ]
      : [];
    const events = [...returned, ...sampleHistory(loan, conducts, paidOn)];
    return { loan, events: events.filter(({ valueOn }) => valueOn <= on), on };
  });

function check(predicate: (value: Case) => void, share = 1): void {
  fc.assert(fc.property(anyCase, predicate), { numRuns: Math.ceil(RUNS * share) });
}

/** Regulation 4’s sum on the money that moved, from the events alone. */
function statutorySumOf({ loan, events, on }: Case): number {
  const undone = new Set<string>();
  for (const event of events) {
    if (event.kind === 'payment-reversed') undone.add(event.reverses);
    if (event.kind === 'payout-returned') undone.add(event.reference);
  }
  const axis = timeAxis(loan.assumedDrawdown, dueDaysOf(loan, events));
  const grown = (at: Day, amount: number) => amount * (1 + growth(loan.apr, axis(on) - axis(at)));
  return events.reduce((sum, event) => {
    if (undone.has(event.reference)) return sum;
    if (event.kind === 'disbursed' || event.kind === 'credit-refunded')
      return sum + grown(event.valueOn, event.amount);
    return event.kind === 'payment-received' ? sum - grown(event.valueOn, event.amount) : sum;
  }, 0);
}

function dueDaysOf(loan: Agreement, events: readonly LoanEvent[]): Day[] {
  let dues = loan.instalments.map(({ dueOn }) => dueOn);
  for (const event of events) {
    if (event.kind !== 'payment-date-changed') continue;
    const index = dues.findIndex((dueOn) => dueOn > event.valueOn);
    if (index === -1) continue;
    dues = dues.map((dueOn, each) => (each < index ? dueOn : addMonths(event.firstDueOn, each - index)));
  }
  return dues;
}

/** What is due, and what is ahead once it is paid and every freeze has ended, from projections alone. */
function worthOf({ loan, events, on }: Case): number {
  const due = project(loan, events, on)
    .rows.filter(({ dueOn }) => dueOn <= on)
    .reduce((sum, { payment, paid }) => sum + payment - paid, 0);
  const ended = new Set(
    events.flatMap((event) => (event.kind === 'interest-resumed' ? [event.reference] : [])),
  );
  const resumed = events
    .filter(({ kind, reference }) => kind === 'interest-frozen' && !ended.has(reference))
    .map(({ reference }) => ({ kind: 'interest-resumed' as const, valueOn: on, recordedAt: '', reference }));
  const paid = due > 0 ? [paidByCard(on, due, 'everything due')] : [];
  const then = project(loan, [...events, ...resumed, ...paid], on);
  const axis = timeAxis(loan.assumedDrawdown, dueDaysOf(loan, events));
  const ahead = then.rows.filter(({ status }) => status === 'upcoming' || status === 'pending');
  return ahead.reduce(
    (sum, row) => sum + row.payment / (1 + growth(loan.apr, axis(row.dueOn) - axis(on))),
    due - then.creditBalance,
  );
}

const isBreathing = (events: readonly LoanEvent[], on: Day): boolean =>
  events.some(
    (event) =>
      event.kind === 'interest-frozen' &&
      event.reason === 'breathing-space' &&
      !events.some(
        (end) => end.kind === 'interest-resumed' && end.reference === event.reference && end.valueOn <= on,
      ),
  );

const event = (valueOn: Day, reference: string) => ({ valueOn, recordedAt: '', reference });

describe('the settlement figure of any loan on any day', () => {
  test('is never above regulation 4’s sum on the money that moved, nor above what is left to pay', () => {
    check((each) => {
      const { figure, leftToPay } = settlementOn(each.loan, each.events, each.on);
      const { isActive } = project(each.loan, each.events, each.on);
      expect(figure).toBeGreaterThanOrEqual(0);
      expect(figure).toBeLessThanOrEqual(leftToPay);
      if (isActive) expect(figure).toBeLessThanOrEqual(Math.max(0, statutorySumOf(each)) + 0.01);
    });
  });

  test('is nil only where regulation 4’s sum is less than a penny or nothing is left to pay', () => {
    check((each) => {
      const { figure, leftToPay } = settlementOn(each.loan, each.events, each.on);
      if (figure === 0) expect(leftToPay === 0 || statutorySumOf(each) < 1.01).toBe(true);
    });
  });

  test('is what is due and the worth of what is ahead, within pence, where nothing limits it', () => {
    check((each) => {
      const { figure, basis, leftToPay } = settlementOn(each.loan, each.events, each.on);
      if (basis !== 'instalments' || leftToPay === 0 || figure <= 1) return;
      // The rest of early payments that whole pence of debt cannot show, and what new dates would have added.
      const difference = figure - worthOf(each);
      expect(difference).toBeLessThan(5);
      if (!each.events.some(({ kind }) => kind === 'payment-date-changed'))
        expect(difference).toBeGreaterThan(-5);
    });
  });

  test('of a loan that was always paid when due is regulation 4’s sum within a penny', () => {
    check(({ loan, on }) => {
      const events = paidAsAgreed(loan).filter(({ valueOn }) => valueOn <= on);
      // A first period so long that its interest exceeds the instalment is rounded otherwise.
      if (loan.instalments.some(({ principal }) => principal < 0)) return;
      const sum = statutorySumOf({ loan, events, on });
      expect(Math.abs(settlementOn(loan, events, on).figure - Math.max(0, sum))).toBeLessThan(2);
    });
  });

  test('is not raised on its own day by an event that moves no money', () => {
    check(({ loan, events, on }) => {
      const { figure, basis } = settlementOn(loan, events, on);
      const now = project(loan, events, on);
      const paidEarly = now.rebates > 0 && basis === 'instalments';
      const nextDueOn = now.rows.find(({ dueOn }) => dueOn > on)?.dueOn ?? on;
      const frozen = new Set(
        events.flatMap((each) => (each.kind === 'interest-frozen' ? [each.reference] : [])),
      );
      const still: LoanEvent[] = [
        { kind: 'interest-frozen', ...event(on, 'freeze'), reason: 'support' },
        { kind: 'interest-frozen', ...event(on, 'breathing'), reason: 'breathing-space' },
        { kind: 'mandate-cancelled', ...event(on, 'mandate'), reason: 'by the borrower' },
        {
          kind: 'arrangement-agreed',
          ...event(on, 'plan'),
          payments: [{ dueOn: addDays(on, 20), amount: pence(1_00) }],
        },
        // New dates change how the statute counts the time since the payout, and what is left to pay.
        ...(basis === 'instalments' ? [-5, 3, 20] : []).map((days) => ({
          kind: 'payment-date-changed' as const,
          ...event(on, `moved by ${days}`),
          firstDueOn: addDays(nextDueOn, days),
        })),
        // Recorded only after an early payment.
        ...(paidEarly ? [{ kind: 'instalment-lowered' as const, ...event(on, 'lowered') }] : []),
        ...(isBreathing(events, on)
          ? []
          : [...frozen].map((reference) => ({ kind: 'interest-resumed' as const, ...event(on, reference) }))),
      ];
      for (const each of still)
        expect(settlementOn(loan, [...events, each], on).figure, each.kind).toBeLessThanOrEqual(figure);
    }, 0.25);
  });

  test('paid on its day settles the loan without debt or credit', () => {
    check(({ loan, events, on }) => {
      const before = project(loan, events, on);
      if (!before.isActive || before.disbursedOn === null) return;
      const { figure, waived } = settlementOn(loan, events, on);
      const settled: LoanEvent = { kind: 'settled', ...event(on, 'settled'), waived };
      const closed = project(loan, [...events, paidByCard(on, figure, 'settlement'), settled], on);
      expect(closed).toMatchObject({ state: 'Settled', outstanding: 0, leftToPay: 0 });
      expect(closed.creditBalance).toBeLessThanOrEqual(figure > 0 ? 1 : before.creditBalance);
    });
  });
});

describe('a part settlement of any loan on any day', () => {
  test('takes its own amount off the figure, to the penny, for a shorter term and for a lower instalment', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(...KEEPS),
        (each, share, keep) => {
          const { loan, events, on } = each;
          const before = settlementOn(loan, events, on);
          const isLimited = (basis: string) => basis === 'left-to-pay' || basis === 'breathing-space';
          if (isLimited(before.basis) || before.leftToPay === 0) return;
          const early = Math.floor((before.figure - before.dueAndUnpaid) * share);
          if (early < 1 || before.dueAndUnpaid + early >= before.figure) return;
          const paid = partSettled(on, before.dueAndUnpaid + early, keep);
          const after = settlementOn(loan, [...events, ...paid], on);
          if (!isLimited(after.basis) && after.figure > 1)
            expect(before.figure - after.figure).toBe(before.dueAndUnpaid + early);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

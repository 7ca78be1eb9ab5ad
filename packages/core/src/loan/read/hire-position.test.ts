import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../../calendar/day.ts';
import { pence, roundHalfUp } from '../../money/pence.ts';
import {
  collected,
  paidAsAgreed,
  paidByCard,
  paidOut,
  sampleAgreement,
  SAMPLE_TERMS,
} from '../../testing/sample-histories.ts';
import type { LoanEvent } from '../events.ts';
import { hirePosition } from './hire-position.ts';
import { project } from './project.ts';

/** £10,000 over 60 months at 22.3 %, as in the specification's example, on real dates. */
const AGREEMENT = sampleAgreement({
  ...SAMPLE_TERMS,
  productId: 'hire-purchase-2026-1',
  amount: pence(10_000_00),
  termMonths: 60,
  percent: 22.3,
});
const HALF = roundHalfUp(AGREEMENT.totalPayable / 2);
const THIRD = Math.ceil(AGREEMENT.totalPayable / 3);

const on = (events: readonly LoanEvent[], asOf = AGREEMENT.instalments[0]!.dueOn) =>
  hirePosition(AGREEMENT, events, project(AGREEMENT, events, asOf))!;

const paidTimes = (times: number): LoanEvent[] => [
  ...paidOut(AGREEMENT),
  ...AGREEMENT.instalments.slice(0, times).flatMap(collected),
];
const dayAfter = (times: number) => addDays(AGREEMENT.instalments[times - 1]!.collectOn, 1);

test('an unsecured loan has none', () => {
  const unsecured = sampleAgreement(SAMPLE_TERMS);
  const events = paidOut(unsecured);
  expect(hirePosition(unsecured, events, project(unsecured, events, unsecured.signedOn))).toBeNull();
});

describe('the half and the third of the total price', () => {
  const figures = on(paidOut(AGREEMENT));

  test('are worked out from all that is payable, option fee included', () => {
    expect([figures.half.amount, figures.third.amount]).toEqual([HALF, THIRD]);
  });

  test('are expected on the days on which the payments ahead reach them', () => {
    const dayOf = (part: number) => {
      let sum = 0;
      return AGREEMENT.instalments.find(({ payment }) => (sum += payment) >= part)?.collectOn;
    };
    expect(figures.half).toMatchObject({ paidOn: null, expectedOn: dayOf(HALF) });
    expect(figures.third).toMatchObject({ paidOn: null, expectedOn: dayOf(THIRD) });
  });

  test('are paid on the day of the payment that reaches them, and from the third on only a court takes the car back', () => {
    const times = AGREEMENT.instalments.findIndex(
      (_, index) =>
        AGREEMENT.instalments.slice(0, index + 1).reduce((sum, row) => sum + row.payment, 0) >= THIRD,
    );
    const before = on(paidTimes(times), dayAfter(times));
    expect([before.third.paidOn, before.needsCourtOrder]).toEqual([null, false]);
    const after = on(paidTimes(times + 1), dayAfter(times + 1));
    expect(after.third).toMatchObject({ paidOn: AGREEMENT.instalments[times]!.dueOn, expectedOn: null });
    expect(after.needsCourtOrder).toBe(true);
  });

  test('are not paid any more once the payment is taken back', () => {
    const paidOn = addDays(AGREEMENT.signedOn, 10);
    const card = paidByCard(paidOn, pence(HALF));
    const events = [...paidOut(AGREEMENT), card];
    expect(on(events, addDays(paidOn, 1)).half.paidOn).toBe(paidOn);
    const back: LoanEvent = {
      kind: 'payment-reversed',
      valueOn: addDays(paidOn, 3),
      recordedAt: `${addDays(paidOn, 3)}T12:00:00.000Z`,
      reference: 'back',
      reverses: card.reference,
      amount: pence(HALF),
      reason: 'charge-back',
    };
    expect(on([...events, back], addDays(paidOn, 4)).half.paidOn).toBeNull();
  });
});

describe('the car', () => {
  test('is the hirer’s with the last payment, the option fee in it', () => {
    const events = paidAsAgreed(AGREEMENT);
    const last = AGREEMENT.instalments.at(-1)!;
    expect(on(events, addDays(last.collectOn, 1)).ownedSince).toBe(last.dueOn);
    expect(on(events, addMonths(last.collectOn, -1)).ownedSince).toBeNull();
  });

  test('can be handed back for the rest of the half, and for nothing from then on', () => {
    const first = on(paidTimes(1), dayAfter(1));
    expect(first.toPayOnReturn).toBe(HALF - AGREEMENT.instalments[0]!.payment);
    expect(on(paidTimes(31), dayAfter(31)).toPayOnReturn).toBe(0);
  });

  test('cannot be handed back once it is the hirer’s', () => {
    const last = AGREEMENT.instalments.at(-1)!;
    expect(on(paidAsAgreed(AGREEMENT), addDays(last.collectOn, 1)).toPayOnReturn).toBeNull();
  });
});

test('what is paid and what the return costs reach half of the total price together, until more is paid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59 }), (times) => {
      const { toPayOnReturn, half } = on(
        paidTimes(times),
        times === 0 ? addDays(AGREEMENT.signedOn, 1) : dayAfter(times),
      );
      const paid = AGREEMENT.instalments.slice(0, times).reduce((sum, row) => sum + row.payment, 0);
      expect((toPayOnReturn ?? 0) + Math.min(paid, half.amount)).toBe(half.amount);
    }),
  );
});

test('is not handed back once the borrower has withdrawn', () => {
  const valueOn = addDays(AGREEMENT.signedOn, 3);
  const noticed: LoanEvent = {
    ...{ kind: 'withdrawal-noticed', valueOn, recordedAt: `${valueOn}T12:00:00Z`, reference: 'withdrawal' },
  };
  expect(on(paidOut(AGREEMENT), valueOn).toPayOnReturn).not.toBeNull();
  expect(on([...paidOut(AGREEMENT), noticed], valueOn).toPayOnReturn).toBeNull();
});

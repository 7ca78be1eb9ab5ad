import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import { project } from './project.ts';
import {
  collected,
  paidByCard,
  paidOut,
  SAMPLE_TERMS,
  sampleAgreement,
} from '../../testing/sample-histories.ts';
import { whatIf } from './what-if.ts';

const agreement = sampleAgreement(SAMPLE_TERMS);
const rows = agreement.instalments;
const history = [...paidOut(agreement), ...rows.slice(0, 6).flatMap(collected)];
const today = addDays(rows[5]!.dueOn, 6);

describe('paying £1,000 more', () => {
  const sooner = whatIf(agreement, history, today, {
    kind: 'pay-more',
    amount: pence(1_000_00),
    keep: 'instalment',
  });
  const lower = whatIf(agreement, history, today, {
    kind: 'pay-more',
    amount: pence(1_000_00),
    keep: 'term',
  });

  test('ends the loan sooner when the instalment stays the same', () => {
    expect(sooner.after.instalment).toBe(sooner.before.instalment);
    expect(sooner.before.instalmentsLeft - sooner.after.instalmentsLeft).toBeGreaterThanOrEqual(4);
    expect(sooner.after.endsOn! < sooner.before.endsOn!).toBe(true);
  });

  test('reduces the instalment when the term stays the same', () => {
    expect(lower.after.endsOn).toBe(lower.before.endsOn);
    expect(lower.before.instalment - lower.after.instalment).toBeGreaterThan(40_00);
  });

  test('saves interest either way, and more when the loan ends sooner', () => {
    expect(sooner.extraCost).toBeLessThan(lower.extraCost);
    expect(lower.extraCost).toBeLessThan(-200_00);
  });

  test('matches the projection after the payment', () => {
    const paid = project(agreement, [...history, paidByCard(today, 1_000_00)], today);
    expect(sooner.after.projection.rows).toEqual(paid.rows);
    expect(sooner.extraCost).toBe(paid.totalPaid + paid.leftToPay - agreement.totalPayable);
  });
});

describe('changing the payment day', () => {
  const moved = (firstDueOn: string) =>
    whatIf(agreement, history, today, { kind: 'move-payment-date', firstDueOn: day(firstDueOn) });
  const due = rows[6]!.dueOn;

  test('costs interest for the longer period once, and shows the new end date', () => {
    const later = moved(addDays(due, 12));
    expect(later.extraCost).toBeGreaterThan(0);
    expect(later.extraCost).toBeLessThan(80_00);
    expect(later.after.endsOn).toBe(addMonths(addDays(due, 12), 29));
    expect(later.after.projection.nextPayment?.dueOn).toBe(addDays(due, 12));
    expect(later.after.instalment).toBe(later.before.instalment);
  });

  test('to the same day changes nothing', () => {
    expect(moved(due)).toMatchObject({
      extraCost: 0,
      after: { endsOn: rows.at(-1)!.dueOn, instalmentsLeft: 30 },
    });
  });

  test('to an earlier day saves interest', () => {
    expect(moved(addDays(due, -5)).extraCost).toBeLessThan(0);
  });
});

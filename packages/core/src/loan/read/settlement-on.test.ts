import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '../../calendar/day.ts';
import type { LoanEvent } from '../events.ts';
import {
  collected,
  interestFrozen,
  paidAsAgreed,
  KEEPS,
  paidByCard,
  partSettled,
  paidOut,
  sampleAgreement,
  SAMPLE_TERMS,
} from '../../testing/sample-histories.ts';
import { project } from './project.ts';
import { settlementOn } from './settlement-on.ts';

const agreement = sampleAgreement(SAMPLE_TERMS);
const rows = agreement.instalments;

const event = (valueOn: Day, reference: string) => ({ valueOn, recordedAt: '', reference });

describe('a part settlement', () => {
  test.each(KEEPS)('made as 200 payments of 1p equals one of £2.00, keeping the %s', (keep) => {
    const on = addDays(rows[11]!.dueOn, 9);
    const start = [...paidOut(agreement), ...rows.slice(0, 12).flatMap(collected)];
    const pennies = Array.from({ length: 200 }, (_, index) => paidByCard(on, 1, `penny ${index}`));
    const lowered: LoanEvent[] =
      keep === 'term' ? [{ kind: 'instalment-lowered', ...event(on, 'lowered') }] : [];
    const once = [...start, paidByCard(on, 200, 'once'), ...lowered];
    const split = [...start, ...pennies, ...lowered];
    expect(settlementOn(agreement, split, on).figure).toBe(settlementOn(agreement, once, on).figure);
    const [inOne, inPennies] = [project(agreement, once, on), project(agreement, split, on)];
    expect(Math.abs(inOne.rebates - inPennies.rebates)).toBeLessThanOrEqual(1);
    expect(inOne.rebates).toBeLessThan(50);
  });

  test('in parts costs the same as settling at once on that day', () => {
    const on = addDays(rows[11]!.dueOn, 9);
    const start = [...paidOut(agreement), ...rows.slice(0, 12).flatMap(collected)];
    const { figure } = settlementOn(agreement, start, on);
    const half = [
      ...start,
      ...partSettled(on, 2_000_00, 'instalment', 'a'),
      ...partSettled(on, 1_500_00, 'term', 'b'),
    ];
    expect(settlementOn(agreement, half, on).figure).toBe(figure - 3_500_00);
  });
});

describe('the settlement figure of £7,500 over 36 months at 22.6 %', () => {
  const start = (count: number) => [...paidOut(agreement), ...rows.slice(0, count).flatMap(collected)];

  test('excludes the unearned part of the financed fee from the balance', () => {
    const on = rows[11]!.dueOn;
    const { figure, basis } = settlementOn(agreement, start(12), on);
    expect(basis).toBe('instalments');
    expect(project(agreement, start(12), on).outstanding - figure).toBeGreaterThan(200_00);
  });

  test('falls by each instalment collected in the meantime', () => {
    const on = addDays(rows[5]!.dueOn, 32);
    const quoted = settlementOn(agreement, start(6), on);
    expect(quoted.dueAndUnpaid).toBe(rows[6]!.payment);
    const later = settlementOn(agreement, [...start(6), ...collected(rows[6]!)], on);
    // A collection counts from its due date, so a few days of interest that the quote allowed for fall away too.
    const fall = quoted.figure - later.figure - rows[6]!.payment;
    expect(fall).toBeGreaterThanOrEqual(0);
    expect(fall).toBeLessThan(50);
  });

  test('after a freeze is what the instalments ahead are worth, and one penny never clears more', () => {
    const frozen = [...start(12), ...interestFrozen(rows[12]!, 3, 60)];
    const on = addDays(rows[12]!.dueOn, 70);
    const { figure, basis } = settlementOn(agreement, frozen, on);
    expect(basis).toBe('instalments');
    const penny = project(agreement, [...frozen, paidByCard(on, 1, 'penny')], on);
    expect(project(agreement, frozen, on).leftToPay - penny.leftToPay).toBeLessThan(10);
    expect(figure).toBeGreaterThan(5_200_00);
  });

  test('after a payout 40 days late is never above the statute', () => {
    const late = paidOut(agreement, addDays(agreement.assumedDrawdown, 40));
    const on = addDays(agreement.assumedDrawdown, 41);
    const { figure, basis, statutory } = settlementOn(agreement, late, on);
    expect(basis).toBe('statutory');
    expect(figure).toBe(Math.floor(statutory));
    expect(figure).toBeGreaterThanOrEqual(agreement.credit);
    expect(figure).toBeLessThan(agreement.credit + 10_00);
  });

  test('in a breathing space is that of the day before it began, less what was paid since', () => {
    const began = addDays(rows[5]!.dueOn, 10);
    const before = settlementOn(agreement, start(6), addDays(began, -1)).figure;
    const breathing: LoanEvent[] = [
      ...start(6),
      { kind: 'interest-frozen', ...event(began, 'breathing'), reason: 'breathing-space' },
      paidByCard(addDays(began, 5), 50_00),
    ];
    for (const days of [0, 5, 30, 59]) {
      const { figure } = settlementOn(agreement, breathing, addDays(began, days));
      expect(figure).toBeLessThanOrEqual(before - (days >= 5 ? 50_00 : 0));
    }
  });

  test('is nothing before the money is paid out, and after the loan has ended', () => {
    expect(settlementOn(agreement, [], day('2026-11-25')).figure).toBe(0);
    const end = addDays(rows.at(-1)!.dueOn, 1);
    expect(settlementOn(agreement, paidAsAgreed(agreement), end)).toMatchObject({ figure: 0, waived: 0 });
  });
});

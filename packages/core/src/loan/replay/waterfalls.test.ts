import { describe, expect, test } from 'vitest';
import { addDays, day } from '../../calendar/day.ts';
import { project } from '../read/project.ts';
import { paidByCard, paidOut, SAMPLE_TERMS, sampleAgreement } from '../../testing/sample-histories.ts';
import { firstTwo } from '../../testing/first-two.ts';

const agreement = sampleAgreement(SAMPLE_TERMS);
const [first, second] = firstTwo(agreement.instalments);

const afterPaying = (amount: number, on = day('2027-02-10')) => {
  const before = project(agreement, paidOut(agreement), on);
  const after = project(agreement, [...paidOut(agreement), paidByCard(on, amount)], on);
  return {
    interest: before.interestDue - after.interestDue,
    principal: before.principal - after.principal,
    after,
  };
};

describe('a part payment of arrears', () => {
  test('pays interest before principal', () => {
    expect(afterPaying(first.interest - 1)).toMatchObject({
      interest: first.interest - 1 - accruedInterest(),
      principal: 0,
    });
    expect(afterPaying(first.interest + 10_00).principal).toBe(10_00);
  });

  test('pays the oldest instalment in full before the next', () => {
    const { after } = afterPaying(first.payment + 1);
    expect(after.rows.slice(0, 2).map(({ paid }) => paid)).toEqual([first.payment, 1]);
  });

  test('pays future principal and earns a rebate only after all arrears are paid', () => {
    expect(afterPaying(first.payment * 2).after.rebates).toBe(0);
    expect(afterPaying(first.payment * 2 + 500_00).after.rebates).toBeGreaterThan(0);
  });
});

/** A payment books the interest accrued since the last due date, which adds to the amount due. */
function accruedInterest(): number {
  const on = day('2027-02-10');
  const booked = project(agreement, [...paidOut(agreement), paidByCard(on, 0)], on);
  return booked.interestDue - project(agreement, paidOut(agreement), on).interestDue;
}

describe('on the same day', () => {
  test('an instalment is billed before a payment is allocated', () => {
    const paid = project(
      agreement,
      [...paidOut(agreement), paidByCard(second.dueOn, first.payment)],
      second.dueOn,
    );
    expect(paid.rows[0]?.status).toBe('paid');
    expect(paid.rows[1]?.paid).toBe(0);
    expect(addDays(first.dueOn, 31)).toBe(second.dueOn);
  });
});

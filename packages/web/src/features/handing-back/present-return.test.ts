import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { aLoan } from '../../testing/a-loan.ts';
import { presentWays, presentWorking, whatEnds } from './present-return.ts';

const hireOf = (sample: Parameters<typeof aLoan>[0] = {}) => {
  const loan = aLoan({ terms: { productId: 'hire-purchase-2026-1', percent: 22.3 }, ...sample });
  return { loan, hired: loan.hirePurchase! };
};

describe('handing the car back', () => {
  const { loan, hired } = hireOf();

  test('is shown with keeping the agreement and paying it off, each with its cost', () => {
    const [keep, off, back] = presentWays(hired, loan, pence(8_000_00));
    expect(keep).toMatchObject({ way: 'keep paying', car: 'Yours at the end' });
    expect(off).toMatchObject({ way: 'pay it off', pay: '£8,000.00' });
    expect(back?.pay).toMatch(/^£[\d,]+\.\d\d$/);
    expect(presentWays(hired, loan, null).map(({ way }) => way)).toEqual(['keep paying', 'hand it back']);
  });

  test('costs what is overdue and what is needed to reach half', () => {
    const [, , overdue, toHalf, toPay] = presentWorking(hired, loan);
    expect(toPay?.value).toBe(toHalf?.value);
    expect(overdue?.value).toBe('£0.00');
  });

  test('costs nothing once half is paid', () => {
    const late = hireOf({ afterDays: 700 });
    expect(presentWays(late.hired, late.loan, null).at(-1)?.pay).toBe('£0.00');
    expect(whatEnds(pence(0)).join(' ')).toContain('You owe nothing more, if you have looked after the car.');
  });
});

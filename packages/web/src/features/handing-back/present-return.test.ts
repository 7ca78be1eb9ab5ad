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

  test('stands next to keeping on and paying off, each with its cost', () => {
    const [keep, off, back] = presentWays(hired, loan, pence(8_000_00));
    expect(keep).toMatchObject({ title: 'Keep paying' });
    expect(off).toMatchObject({ title: 'Pay it off', figure: '£8,000.00' });
    expect(back?.figure).toMatch(/^£[\d,]+\.\d\d$/);
    expect(presentWays(hired, loan, null).map(({ title }) => title)).toEqual(['Keep paying', 'Hand it back']);
  });

  test('costs what is overdue and what is needed to reach half', () => {
    const rows = Object.fromEntries(
      presentWorking(hired, loan).map(({ key, value }) => [String(key), value]),
    );
    expect(rows['To pay']).toBe(rows['Needed to reach half']);
    expect(rows['Overdue']).toBe('£0.00');
  });

  test('costs nothing once half is paid', () => {
    const late = hireOf({ afterDays: 700 });
    expect(presentWays(late.hired, late.loan, null).at(-1)?.points).toContain(
      'You have paid half of the price.',
    );
    expect(whatEnds(pence(0)).join(' ')).toContain('You owe nothing more, if you have looked after the car.');
  });
});

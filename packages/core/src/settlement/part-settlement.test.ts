import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { formatWorking } from '../working/format.ts';
import { explainPartSettlement } from './explain-part-settlement.ts';
import { partSettlement, type PartSettlementInput } from './part-settlement.ts';

/** Immediately after payment 12 of £7,500 over 36 months at 22.6 %. */
const AFTER_A_YEAR: PartSettlementInput = {
  payment: pence(1_000_00),
  balance: pence(5711_66),
  statutory: 5488_80.15,
  optionFee: pence(0),
  discountedOptionFee: 0,
  shorterTerm: null,
};

/** The 24 future instalments, for a shorter term. */
const SHORTER = {
  futureInstalments: Array.from({ length: 24 }, (_, k) => ({ amount: pence(280_83), atYears: (k + 1) / 12 })),
  apr: 0.226,
  rate: 0.177244356,
};

describe('a borrower who makes a part settlement', () => {
  test('gets a share of the unearned fee back, rounded up', () => {
    // 1,000 x 222.8585 / 5,488.8015 = 40.6024
    expect(partSettlement(AFTER_A_YEAR)).toMatchObject({
      kind: 'part',
      settlesFor: 5488_80,
      rebate: 40_61,
      debtReduction: 1040_61,
      excess: 0,
    });
  });

  test('at the settlement figure settles in full', () => {
    const settled = partSettlement({ ...AFTER_A_YEAR, payment: pence(5488_80) });
    expect(settled).toMatchObject({ kind: 'full', rebate: 222_86, debtReduction: 5711_66, excess: 0 });
  });

  test('above the settlement figure has the excess left over', () => {
    const settled = partSettlement({ ...AFTER_A_YEAR, payment: pence(6000_00) });
    expect(settled).toMatchObject({ kind: 'full', rebate: 222_86, debtReduction: 5711_66, excess: 511_20 });
  });

  test('a penny below the settlement figure leaves at most two pence', () => {
    const settled = partSettlement({ ...AFTER_A_YEAR, payment: pence(5488_79) });
    expect(settled.kind).toBe('part');
    expect(settled.debtReduction).toBeGreaterThanOrEqual(5711_64);
    expect(settled.debtReduction).toBeLessThanOrEqual(5711_66);
  });

  test('without an unearned fee gets no rebate', () => {
    const settled = partSettlement({ ...AFTER_A_YEAR, balance: pence(5000_00) });
    expect(settled).toMatchObject({ kind: 'part', settlesFor: 5000_00, rebate: 0, debtReduction: 1000_00 });
  });

  test('who owes nothing has the whole payment left over', () => {
    const settled = partSettlement({ ...AFTER_A_YEAR, balance: pence(0), statutory: -3 });
    expect(settled).toMatchObject({ kind: 'full', rebate: 0, debtReduction: 0, excess: 1000_00 });
  });

  test('float error never adds a penny', () => {
    const settled = partSettlement({
      ...AFTER_A_YEAR,
      payment: pence(300),
      balance: pence(1100),
      statutory: 1000,
    });
    expect(settled.rebate).toBe(30);
  });
});

describe('a borrower who makes a part settlement and keeps the instalment', () => {
  /** Runs both balances from the payment until the debt is paid; returns the final statutory balance in pence. */
  function statutoryAtEnd(input: PartSettlementInput): number {
    let balance = input.balance - partSettlement(input).debtReduction;
    let statutory = input.statutory - input.payment;
    while (balance > 0.5) {
      const owed = balance * (1 + SHORTER.rate) ** (1 / 12);
      const paid = Math.min(280_83, owed);
      balance = owed - paid;
      statutory = statutory * (1 + SHORTER.apr) ** (1 / 12) - paid;
    }
    return statutory;
  }

  test('gets a larger rebate, since the last instalments contain most of the unearned fee', () => {
    const settled = partSettlement({ ...AFTER_A_YEAR, shorterTerm: SHORTER });
    expect(settled.rebate).toBeGreaterThan(partSettlement(AFTER_A_YEAR).rebate);
    expect(settled.rebate).toBeLessThan(222_86);
  });

  test.each([100_00, 500_00, 1_000_00, 2_744_00, 4_500_00, 5_400_00])(
    'after %i pence owes nothing by the statutory formula when the debt is paid',
    (payment) => {
      const input = { ...AFTER_A_YEAR, payment: pence(payment), shorterTerm: SHORTER };
      // The agreement’s rounding of a few pence, with interest to the end.
      expect(Math.abs(statutoryAtEnd(input))).toBeLessThan(10);
    },
  );

  test('would pay too much with the rebate for a reduced instalment', () => {
    expect(statutoryAtEnd({ ...AFTER_A_YEAR, payment: pence(2_744_00) })).toBeLessThan(-60_00);
  });

  test('also settles in full at the settlement figure', () => {
    const settled = partSettlement({ ...AFTER_A_YEAR, payment: pence(5488_80), shorterTerm: SHORTER });
    expect(settled).toMatchObject({ kind: 'full', rebate: 222_86, debtReduction: 5711_66 });
  });

  test('without future instalments has the balance cleared', () => {
    const none = { ...SHORTER, futureInstalments: [] };
    expect(partSettlement({ ...AFTER_A_YEAR, shorterTerm: none }).debtReduction).toBe(5711_66);
  });

  test('sees which instalments are paid off', () => {
    const settled = partSettlement({ ...AFTER_A_YEAR, shorterTerm: SHORTER });
    expect(formatWorking(explainPartSettlement(settled))).toContain('pays off the last instalments');
    expect(formatWorking(explainPartSettlement(partSettlement(AFTER_A_YEAR)))).toContain(
      'every future instalment',
    );
  });
});

describe('a hirer who makes a part settlement', () => {
  const car = { ...AFTER_A_YEAR, optionFee: pence(25_00), discountedOptionFee: 16_50 };

  test('still owes the whole option fee, so the payment is shared by the instalments alone', () => {
    const settled = partSettlement(car);
    expect(settled.instalmentsPresentValue).toBeCloseTo(5472_30.15, 6);
    // 1,000 x 239.3585 / 5,472.3015 = 43.7400
    expect(settled).toMatchObject({ kind: 'part', rebate: 43_75, debtReduction: 1043_75 });
  });

  test('settles for no more than the balance and the option fee', () => {
    const settled = partSettlement({
      ...car,
      balance: pence(100_00),
      statutory: 130_00,
      payment: pence(125_00),
    });
    expect(settled).toMatchObject({ kind: 'full', settlesFor: 125_00, rebate: 0, debtReduction: 100_00 });
  });

  test('who pays the balance but not the fee has the rest counted towards the fee', () => {
    const settled = partSettlement({
      ...car,
      balance: pence(100_00),
      statutory: 130_00,
      payment: pence(110_00),
    });
    expect(settled).toMatchObject({ kind: 'part', rebate: 0, debtReduction: 100_00, excess: 10_00 });
  });

  test('whose future instalments have no present value has the balance cleared', () => {
    const settled = partSettlement({ ...car, balance: pence(4_00), statutory: 16_40, payment: pence(1_00) });
    expect(settled).toMatchObject({ kind: 'part', rebate: 3_00, debtReduction: 4_00, excess: 0 });
  });
});

describe('a part settlement explained', () => {
  test('shows the payment, the rebate and the reduction', () => {
    const shown = formatWorking(explainPartSettlement(partSettlement(AFTER_A_YEAR)));
    expect(shown).toMatch(/^Reduces your balance by: £1,040\.61\n {2}Payment: £1,000\.00\n/);
    expect(shown).toContain('Rebate: £40.61');
    expect(shown).toContain('Figure to settle in full: £5,488.80');
    expect(shown).not.toContain('Left over');
  });

  test('shows that it settles everything, and what is left over', () => {
    const input = { ...AFTER_A_YEAR, payment: pence(6000_00), optionFee: pence(25_00) };
    const shown = formatWorking(explainPartSettlement(partSettlement(input)));
    expect(shown).toContain('settles the whole agreement');
    expect(shown).toContain('Left over: £511.20');
    expect(shown).toContain('Option to purchase fee: £25.00');
  });
});

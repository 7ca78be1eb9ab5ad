import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, day, daysBetween, type Day } from '../calendar/day.ts';
import { pence, type Pence } from '../money/pence.ts';
import { priceOnDates } from '../pricing/dated-price.ts';
import { PRODUCTS } from '../pricing/products.ts';
import { paymentDayChoices } from '../schedule/payment-days.ts';
import { partSettlement, type PartSettlementInput } from './part-settlement.ts';
import {
  balanceAtRate,
  settlementInput,
  shorterTermOf,
  statutoryOf,
  type Loan,
  type LoanOnDay,
} from '../testing/sample-settlements.ts';
import { settlementFigure, type SettlementInput } from './settlement-figure.ts';
import { timeAxis } from './time-axis.ts';
import { RUNS } from '../testing/runs.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

const loans: fc.Arbitrary<Loan> = fc
  .record({
    productId: fc.constantFrom('unsecured-2026-1' as const, 'hire-purchase-2026-1' as const),
    amount: fc.integer({ min: 1000, max: 25_000 }).map((pounds) => pence(pounds * 100)),
    termMonths: fc.integer({ min: 12, max: 60 }),
    percent: fc.integer({ min: 1130, max: 4880 }).map((hundredths) => hundredths / 100),
    drawdown: fc.nat(1500).map((days) => addDays(day('2026-01-01'), days)),
    choice: fc.nat(27),
  })
  .map(({ productId, choice, ...terms }) => {
    const choices = paymentDayChoices(terms.drawdown, PRODUCTS[productId]);
    const chosen = choices[choice % choices.length];
    const dated = chosen && priceOnDates({ ...terms, ...chosen }, PRODUCTS[productId]);
    if (!dated?.ok) throw new Error('not priced');
    return {
      ...dated.value,
      axis: timeAxis(
        terms.drawdown,
        dated.value.rows.map(({ dueOn }) => dueOn),
      ),
    };
  });

const loansOnDays: fc.Arbitrary<LoanOnDay> = fc
  .record({ loan: loans, at: fc.double({ min: 0, max: 1, noNaN: true }), missed: fc.nat(4) })
  .map(({ loan, at, missed }) => {
    const end = loan.rows.at(-1)?.dueOn ?? loan.drawdown;
    const on = addDays(loan.drawdown, Math.floor(at * daysBetween(loan.drawdown, end)));
    return { loan, on, missed: Math.min(missed, loan.rows.filter(({ dueOn }) => dueOn <= on).length) };
  });

type PartPayment = {
  readonly input: PartSettlementInput;
  readonly leftToPay: Pence;
  readonly settlement: SettlementInput;
};

/** A payment above everything due, up to slightly more than the settlement figure. */
const partPayments: fc.Arbitrary<PartPayment> = fc
  .record({
    loanOnDay: loansOnDays,
    share: fc.double({ min: 0, max: 1.1, noNaN: true }),
    isShorter: fc.boolean(),
  })
  .map(({ loanOnDay: { loan, on }, share, isShorter }) => {
    const settlement = settlementInput({ loan, on, missed: 0 });
    const { leftToPay, statutory, balanceWithInterest, optionFee } = settlement;
    const ahead = loan.axis(loan.rows.at(-1)?.dueOn ?? on) - loan.axis(on);
    const input = {
      payment: pence(Math.floor(Math.max(0, statutory) * share)),
      balance: pence(Math.max(0, Math.round(balanceWithInterest))),
      statutory,
      optionFee,
      discountedOptionFee: optionFee * (1 + loan.apr) ** -ahead,
      shorterTerm: isShorter ? shorterTermOf(loan, on) : null,
    };
    return { input, leftToPay, settlement };
  });

function check<T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, predicate), { numRuns: RUNS });
}

/** The settlement figure on the same day after the part settlement. */
function settlesAfter({ input, settlement }: PartPayment): Pence {
  const { payment, balance, statutory, debtReduction } = { ...input, ...partSettlement(input) };
  return settlementFigure({
    ...settlement,
    statutory: statutory - payment,
    balanceWithInterest: balance - debtReduction,
  }).figure;
}

describe('the settlement figure of any loan on any day', () => {
  test('is never negative and never more than what is left to pay', () => {
    check(loansOnDays, (loanOnDay) => {
      const { figure, rebate, candidates, leftToPay } = settlementFigure(settlementInput(loanOnDay));
      expect(figure).toBeGreaterThanOrEqual(0);
      expect(rebate).toBeGreaterThanOrEqual(0);
      expect(figure + rebate).toBe(leftToPay);
      expect(figure).toBe(Math.min(...Object.values(candidates)));
    });
  });

  test('falls as missed instalments are paid', () => {
    check(loansOnDays, (loanOnDay) => {
      const before = settlementFigure(settlementInput(loanOnDay)).figure;
      const after = settlementFigure(
        settlementInput({ ...loanOnDay, missed: Math.max(0, loanOnDay.missed - 1) }),
      );
      expect(after.figure).toBeLessThanOrEqual(before);
    });
  });

  test('is lower the day after an instalment than the day before it', () => {
    check(loansOnDays, ({ loan, on }) => {
      const next = loan.rows.find(({ dueOn }) => dueOn > on);
      if (!next || next.principal < 0) return;
      const figureOn = (day: Day) => settlementFigure(settlementInput({ loan, on: day, missed: 0 })).figure;
      expect(figureOn(next.dueOn)).toBeLessThanOrEqual(figureOn(addDays(next.dueOn, -1)));
    });
  });

  test('is zero within pence for a loan that ran its full term', () => {
    check(loans, (loan) => {
      const end = loan.rows.at(-1)?.dueOn ?? loan.drawdown;
      expect(Math.abs(statutoryOf(loan, end))).toBeLessThan(5);
    });
  });

  test('on a due date follows from the present value of the future instalments at the APR, and the balance from that at the rate', () => {
    check(loansOnDays, ({ loan, on }) => {
      const due = loan.rows.findLast(({ dueOn }) => dueOn <= on);
      // Interest left unpaid by a long first period earns none itself, although the agreed rows say so.
      if (!due || loan.rows.some(({ principal }) => principal < 0)) return;
      const ahead = loan.rows.slice(due.number);
      const worth = (rate: number, amountOf: (row: (typeof ahead)[number]) => number) =>
        ahead.reduce(
          (sum, row) => sum + amountOf(row) * (1 + rate) ** (loan.axis(due.dueOn) - loan.axis(row.dueOn)),
          0,
        );
      const statutory = statutoryOf(loan, due.dueOn);
      const atRate = balanceAtRate({ loan, on: due.dueOn, missed: 0 });
      expect(Math.abs(statutory - worth(loan.apr, (row) => row.payment))).toBeLessThan(5);
      // Each row’s rounding earns interest to the day; discounted to the drawdown it is half a penny a row.
      const difference = atRate - worth(loan.rate, (row) => row.payment - row.fee);
      expect(Math.abs(difference) / (1 + loan.rate) ** loan.axis(due.dueOn)).toBeLessThan(loan.termMonths);
    });
  });
});

describe('a part settlement of any loan on any day', () => {
  test('has no negative figure and reduces the debt by at least the payment', () => {
    check(partPayments, ({ input }) => {
      const { rebate, debtReduction, excess, settlesFor } = partSettlement(input);
      for (const amount of [rebate, debtReduction, excess, settlesFor])
        expect(amount).toBeGreaterThanOrEqual(0);
      expect(debtReduction).toBeLessThanOrEqual(input.balance);
      expect(debtReduction + excess).toBeGreaterThanOrEqual(Math.min(input.payment, input.balance));
    });
  });

  test('followed by a full one costs no more than a full one at once', () => {
    check(partPayments, (partPayment) => {
      const atOnce = settlementFigure(partPayment.settlement).figure;
      if (partSettlement(partPayment.input).kind === 'full' || partPayment.input.payment > atOnce) return;
      expect(partPayment.input.payment + settlesAfter(partPayment)).toBeLessThanOrEqual(atOnce + 1);
    });
  });

  test('in two halves gives the same rebate, within two pence', () => {
    check(partPayments, ({ input }) => {
      const whole = partSettlement(input);
      if (whole.kind === 'full') return;
      const first = partSettlement({ ...input, payment: pence(Math.floor(input.payment / 2)) });
      const second = partSettlement({
        ...input,
        payment: pence(input.payment - first.payment),
        balance: pence(input.balance - first.debtReduction),
        statutory: input.statutory - first.payment,
      });
      expect(Math.abs(first.rebate + second.rebate - whole.rebate)).toBeLessThanOrEqual(2);
    });
  });

  test('keeps the balance and the statutory value in proportion when every instalment is reduced', () => {
    check(partPayments, ({ input }) => {
      const { kind, instalmentsPresentValue, debtReduction, shorterTerm } = partSettlement(input);
      if (kind === 'full' || shorterTerm || instalmentsPresentValue < input.payment) return;
      if (input.balance <= instalmentsPresentValue) return;
      const share = (instalmentsPresentValue - input.payment) / instalmentsPresentValue;
      const left = input.balance - debtReduction;
      expect(left).toBeLessThanOrEqual(input.balance * share + 1e-3);
      expect(left).toBeGreaterThan(input.balance * share - 1.001);
    });
  });

  test('that shortens the term never gets a lower rebate than one that reduces every instalment', () => {
    check(partPayments, ({ input }) => {
      const lower = partSettlement({ ...input, shorterTerm: null });
      expect(partSettlement(input).rebate).toBeGreaterThanOrEqual(lower.rebate);
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence, type Pence } from '../money/pence.ts';
import { levelPayment, monthlyRate } from '../rates/periodic.ts';
import { price } from '../pricing/price.ts';
import { PRODUCTS } from '../pricing/products.ts';
import { RUNS } from '../testing/runs.ts';
import { formatWorking } from '../working/format.ts';
import { cardCost, costOfCards, leastLeft, type CardTerms, type PayingLoan } from './card-cost.ts';
import { explainCardCost } from './explain-card-cost.ts';

const PRODUCT = Object.values(PRODUCTS).find(({ basis }) => basis === 'apr')!;

function loanOf(pounds: number, termMonths: number, percent: number): PayingLoan {
  const priced = price({ amount: pence(pounds * 100), termMonths, percent }, PRODUCT);
  if (!priced.ok) throw new Error(priced.refusal);
  return priced.value;
}

const LOAN = loanOf(7_500, 36, 14);

const CARD: CardTerms = { balance: pence(200_000), monthlyPayment: null, ratePercent: 24.9 };

const loans = fc
  .record({
    pounds: fc.integer({ min: 2_000, max: 25_000 }),
    termMonths: fc.integer({ min: 12, max: 60 }),
    percent: fc.integer({ min: 990, max: 4_990 }).map((hundredths) => hundredths / 100),
  })
  .map(({ pounds, termMonths, percent }) => ({ loan: loanOf(pounds, termMonths, percent), percent }));

const share = fc.integer({ min: 1, max: 1_000 });
const rates = fc.integer({ min: 0, max: 700 }).map((tenths) => tenths / 10);

const cards = fc
  .record({ ...{ given: loans, share, ratePercent: rates } })
  .map(({ given, share: part, ratePercent }) => ({
    ...given,
    card: {
      balance: pence(Math.max(1, Math.floor((given.loan.amount * part) / 1_000))),
      monthlyPayment: null,
      ratePercent,
    },
  }));

describe('a card that is paid off with a loan', () => {
  test('costs more with the loan exactly where its own rate is below the loan’s APR', () => {
    fc.assert(
      fc.property(cards, ({ loan, percent, card }) => {
        const { extra } = cardCost(card, loan);
        // The loan's payments are rounded to pennies, each of which the balance has its part of.
        const pennies = loan.termMonths;
        if (card.ratePercent < percent) expect(extra).toBeGreaterThanOrEqual(-pennies);
        else expect(extra).toBeLessThanOrEqual(pennies);
        const difference =
          levelPayment(card.balance, percent / 100, loan.termMonths) -
          levelPayment(card.balance, card.ratePercent / 100, loan.termMonths);
        expect(Math.abs((extra ?? 0) - difference * loan.termMonths)).toBeLessThanOrEqual(pennies);
      }),
      { numRuns: RUNS },
    );
  });

  test('costs at least its balance on either way, and more at a higher rate', () => {
    fc.assert(
      fc.property(cards, rates, ({ loan, card }, other) => {
        const { own, loanTotal } = cardCost(card, loan);
        expect(own?.total).toBeGreaterThanOrEqual(card.balance);
        expect(loanTotal).toBeGreaterThanOrEqual(card.balance);
        const higher = cardCost({ ...card, ratePercent: card.ratePercent + other }, loan);
        expect(higher.own?.total).toBeGreaterThanOrEqual(own?.total ?? 0);
        expect(higher.extra).toBeLessThanOrEqual(cardCost(card, loan).extra ?? 0);
      }),
      { numRuns: RUNS },
    );
  });

  test('is never made to look more expensive than what is paid on it now', () => {
    fc.assert(
      fc.property(cards, fc.integer({ min: 1, max: 100_000 }), ({ loan, card }, monthly) => {
        const plain = cardCost(card, loan);
        const { own } = cardCost({ ...card, monthlyPayment: pence(monthly) }, loan);
        // The rounding of the last penny.
        expect(own?.total).toBeLessThanOrEqual((plain.own?.total ?? 0) + 1);
        expect(own?.months).toBeLessThanOrEqual(loan.termMonths);
        if (own?.basis === 'paid-now') expect(own.total).toBeLessThanOrEqual(own.months * monthly);
      }),
      { numRuns: RUNS },
    );
  });

  test('owes nothing after the payments of its own cost, to the penny', () => {
    fc.assert(
      fc.property(cards, fc.integer({ min: 1, max: 100_000 }), ({ loan, card }, monthly) => {
        const { own } = cardCost({ ...card, monthlyPayment: pence(monthly) }, loan);
        if (own?.basis !== 'paid-now') return;
        const rate = monthlyRate(card.ratePercent / 100);
        const before = own.months - 1;
        const grown = card.balance * (1 + rate) ** before;
        const paid = rate === 0 ? monthly * before : monthly * (((1 + rate) ** before - 1) / rate);
        const last = (grown - paid) * (1 + rate);
        expect(last).toBeLessThanOrEqual(monthly + 1e-6);
        expect(Math.abs(own.total - (monthly * before + last))).toBeLessThanOrEqual(0.51);
      }),
      { numRuns: RUNS },
    );
  });

  test('is compared by equal payments over the same time', () => {
    expect(cardCost(CARD, LOAN)).toMatchObject({
      own: { basis: 'same-time', months: 36 },
      loanMonthly: pence(Math.round((LOAN.monthly * 200_000) / 750_000)),
    });
    expect(cardCost(CARD, LOAN).extra).toBeLessThan(0);
    expect(cardCost({ ...CARD, ratePercent: 6.9 }, LOAN).extra).toBeGreaterThan(0);
  });

  test('that is being paid off sooner than the loan is compared as it is paid', () => {
    const soon = cardCost({ ...CARD, monthlyPayment: pence(40_000) }, LOAN);
    expect(soon.own).toMatchObject({ basis: 'paid-now', monthly: 40_000, months: 6 });
    expect(soon.extra).toBeGreaterThan(0);
    const interestFree = cardCost({ ...CARD, ratePercent: 0, monthlyPayment: pence(40_000) }, LOAN);
    expect(interestFree.own).toMatchObject({ months: 5, total: 200_000 });
  });

  test('of an unknown rate is not compared', () => {
    const unknown = { ...CARD, ratePercent: null, monthlyPayment: pence(2_000) };
    expect(cardCost(unknown, LOAN)).toMatchObject({ own: null, extra: null });
    expect(leastLeft(unknown, 36)).toBe(128_000);
    expect(leastLeft({ ...unknown, monthlyPayment: pence(9_000) }, 36)).toBe(0);
    expect(leastLeft({ ...unknown, monthlyPayment: null }, 36)).toBeNull();
  });
});

describe('several cards', () => {
  const costOf = (ratePercent: number | null, balance: Pence) =>
    cardCost({ ...CARD, balance, ratePercent }, LOAN);

  test('cost what each costs', () => {
    const costs = [costOf(24.9, pence(100_000)), costOf(6.9, pence(50_000))];
    expect(costOfCards(costs)).toEqual({
      loanTotal: costs[0]!.loanTotal + costs[1]!.loanTotal,
      extra: costs[0]!.extra! + costs[1]!.extra!,
    });
    expect(costOfCards([])).toEqual({ loanTotal: 0, extra: 0 });
  });

  test('are not compared where the rate of one is not known', () => {
    expect(costOfCards([costOf(24.9, pence(100)), costOf(null, pence(100))]).extra).toBeNull();
  });
});

describe('the working of a card’s cost', () => {
  test('states what it assumes, the loan’s part and the card’s own cost', () => {
    const cost = cardCost(CARD, LOAN);
    const working = explainCardCost(cost);
    expect(working.result).toEqual({ kind: 'money', pence: cost.extra });
    expect(formatWorking(working).split('\n')).toEqual([
      expect.stringMatching(/^Extra cost of paying it off with the loan: -£/),
      '  Balance: £2,000.00',
      '  You borrow: £7,500.00',
      '  Time: 36 months',
      '  The card’s interest rate a year: 24.9%',
      '  Rule: We assume that you pay the card off in equal monthly payments over the same time as the loan. We also assume that you don’t spend any more on the card, its rate stays the same, and you pay the loan back in equal monthly payments. (the lender’s rule, for CONC 4.2.5R)',
      '  This card’s part of the loan: 26.7%',
      expect.stringMatching(/^ {2}Its part of each loan payment: £/),
      expect.stringMatching(/^ {2}Its part of the total you pay back: £/),
      expect.stringMatching(/^ {2}Each payment on the card instead: £/),
      '  Time until the card is paid off: 36 months',
      expect.stringMatching(/^ {2}Total you pay on the card: £/),
    ]);
  });

  test('of an unknown rate says that nothing is compared, and what stays owed at least', () => {
    const cost = cardCost({ balance: pence(200_000), monthlyPayment: pence(2_000), ratePercent: null }, LOAN);
    const words = formatWorking(explainCardCost(cost));
    expect(words).toContain('with the loan: not known');
    expect(words).toContain('the costs can’t be compared');
    expect(words).toContain('at least: £1,280.00');
  });
});

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { pence, roundHalfUp } from '../money/pence.ts';
import { paymentDayChoices } from '../schedule/payment-days.ts';
import { formatWorking } from '../working/format.ts';
import type { Line, WorkingValue, Working } from '../working/working.ts';
import { priceOnDates, type DatedTerms } from './dated-price.ts';
import { explainPriceOnDates } from './explain-dated-price.ts';
import { explainPrice, type PriceWorkings } from './explain-price.ts';
import { price, type Price } from './price.ts';
import { HIRE_PURCHASE_2026, PRODUCTS, UNSECURED_2026, type PricingProduct } from './products.ts';
import { RUNS } from '../testing/runs.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

const value = <T>(outcome: { ok: true; value: T } | { ok: false; refusal: string }): T => {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
};

function numberIn(value: WorkingValue): number {
  if (value.kind === 'money' || value.kind === 'unrounded') return value.pence;
  if (value.kind === 'percent') return value.fraction;
  if (value.kind === 'count') return value.count;
  if (value.kind === 'years') return value.years;
  throw new Error(`no number in ${value.kind}`);
}

const lines = ({ inputs, steps }: Working): readonly Line[] => [...inputs, ...steps];

/** The number on a line, or undefined where the working has no such line. */
const maybe = (working: Working, label: string): number | undefined => {
  const found = lines(working).find((line) => line.label === label);
  return found && numberIn(found.value);
};

const at = (working: Working, label: string): number => {
  const found = maybe(working, label);
  if (found === undefined) throw new Error(`${working.figure} has no line "${label}"`);
  return found;
};

const result = (working: Working): number => numberIn(working.result);

const FIGURES = ['fee', 'monthly', 'final', 'totalPayable', 'chargeForCredit', 'rate', 'apr'] as const;

/** Recalculates each figure from the lines of its own working, by plain arithmetic. */
function expectLinesToGiveFigures(workings: PriceWorkings, priced: Price): void {
  const { fee, monthly, final, totalPayable, chargeForCredit, rate, apr } = workings;
  const caps = [
    at(fee, 'Flat cap'),
    at(fee, 'Cap by the amount'),
    maybe(fee, 'Cap by the charge') ?? Infinity,
  ];
  expect(result(fee)).toBe(roundHalfUp(Math.min(...caps)));
  expect(at(fee, 'Cap by the amount')).toBeCloseTo(at(fee, 'Amount') * at(fee, 'Share of the amount'), 6);

  const level = at(monthly, 'Instalment before rounding');
  const month = at(monthly, 'Rate for a month');
  const worth = Array.from({ length: priced.termMonths }, (_, k) => level / (1 + month) ** (k + 1));
  const opening = at(monthly, 'Balance one month before the first instalment');
  expect(worth.reduce((sum, each) => sum + each, 0)).toBeCloseTo(opening, 4);
  expect(result(monthly)).toBe(roundHalfUp(level));

  const before = at(final, 'Monthly instalment') * at(final, 'Instalments before it');
  const spread = maybe(final, 'All instalments before rounding');
  const calculated =
    spread === undefined
      ? at(final, 'Balance before the last month') +
        roundHalfUp(at(final, 'Interest for the last month before rounding'))
      : roundHalfUp(spread) - before;
  expect(at(final, 'Last instalment before an option fee')).toBe(calculated);
  expect(result(final)).toBe(calculated + (maybe(final, 'Option fee') ?? 0));

  const total = at(totalPayable, 'Monthly instalment') * at(totalPayable, 'Number of these');
  expect(at(totalPayable, 'All except the last')).toBe(total);
  expect(result(totalPayable)).toBe(total + at(totalPayable, 'Last instalment'));

  const parts = chargeForCredit.steps.reduce((sum, { value }) => sum + numberIn(value), 0);
  expect(result(chargeForCredit)).toBe(parts);
  const { inputs } = chargeForCredit;
  expect(parts).toBe(numberIn(inputs[0]!.value) - numberIn(inputs[1]!.value));

  expect(result(rate)).toBe(at(rate, 'Rate'));
  const proof = maybe(rate, 'Value of the instalments at that rate');
  if (proof !== undefined) expect(Math.abs(proof - at(rate, 'Amount and fee'))).toBeLessThan(0.01);
  expect(result(apr)).toBe(at(apr, 'Rate'));
  const credit = at(apr, 'Amount of credit');
  expect(Math.abs(at(apr, 'Value of the payments at that rate') - credit)).toBeLessThan(0.01);
}

const given = {
  amount: fc.integer({ min: 1000, max: 25_000 }).map((pounds) => pence(pounds * 100)),
  termMonths: fc.integer({ min: 12, max: 60 }),
  percent: fc.integer({ min: 990, max: 4990 }).map((hundredths) => hundredths / 100),
};

const datedTerms = (product: PricingProduct): fc.Arbitrary<DatedTerms> =>
  fc
    .record({ ...given, days: fc.integer({ min: 0, max: 1500 }), choice: fc.nat(27) })
    .map(({ days, choice, ...terms }) => {
      const drawdown = addDays(day('2026-01-01'), days);
      const choices = paymentDayChoices(drawdown, product);
      return { ...terms, drawdown, ...choices[choice % choices.length]! };
    });

describe.each(Object.values(PRODUCTS))('the workings of any $name', (product) => {
  test('give the figures of its price, and their steps add up', () => {
    fc.assert(
      fc.property(fc.record(given), (terms) => {
        const workings = value(explainPrice(terms, product));
        const priced = value(price(terms, product));
        for (const figure of FIGURES) expect(result(workings[figure])).toBe(priced[figure]);
        expectLinesToGiveFigures(workings, priced);
      }),
      { numRuns: RUNS },
    );
  });

  test('give the figures, dates and every row on actual dates', () => {
    fc.assert(
      fc.property(datedTerms(product), (terms) => {
        const { rows, firstDue, firstCollection, ...workings } = value(explainPriceOnDates(terms, product));
        const dated = value(priceOnDates(terms, product));
        for (const figure of FIGURES) expect(result(workings[figure])).toBe(dated[figure]);
        expectLinesToGiveFigures(workings, dated);
        expect(firstDue.result).toEqual({ kind: 'day', day: dated.firstDue });
        expect(firstCollection.result).toEqual({ kind: 'day', day: dated.rows[0]!.collectOn });
        expect(rows.map(result)).toEqual(dated.rows.map(({ interest }) => interest));
        for (const working of rows.slice(0, -1)) {
          expect(result(working)).toBe(roundHalfUp(at(working, 'Interest before rounding')));
          const earned = (1 + at(working, 'Borrowing rate')) ** at(working, 'Period') - 1;
          expect(at(working, 'Rate for the period')).toBeCloseTo(earned, 10);
          const unrounded = at(working, 'Balance') * at(working, 'Rate for the period');
          expect(at(working, 'Interest before rounding')).toBeCloseTo(unrounded, 8);
        }
        const last = rows.at(-1)!;
        const taken = at(last, 'Balance repaid') + (maybe(last, 'Option fee') ?? 0);
        expect(result(last)).toBe(at(last, 'Last instalment') - taken);
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  });
});

describe('the workings of an example', () => {
  const EXAMPLE = { amount: pence(7_500_00), termMonths: 36, percent: 22.6 };
  const MOTOR = { amount: pence(10_000_00), termMonths: 60, percent: 22.3 };

  test('show which cap sets the fee', () => {
    const { fee } = value(explainPrice(EXAMPLE, UNSECURED_2026));
    expect(formatWorking(fee)).toBe(
      [
        'Arrangement fee: £440.00',
        '  Amount: £7,500.00',
        '  Share of the amount: 5.8667%',
        '  Share of the charge: 17.00%',
        '  Rule: The fee is the lowest of its caps, rounded to the penny. It is added to the balance.' +
          ' (product terms unsecured-2026-1)',
        '  Flat cap: £440.00',
        '  Cap by the amount: £440.000000',
        '  Charge for credit at the quoted APR: £2,609.944382',
        '  Cap by the charge: £443.690545',
      ].join('\n'),
    );
  });

  test('show the instalment before rounding', () => {
    const { monthly } = value(explainPrice(EXAMPLE, UNSECURED_2026));
    expect(formatWorking(monthly)).toContain('  Instalment before rounding: £280.831788');
    expect(formatWorking(monthly)).toContain('Monthly instalment: £280.83');
  });

  test('show the cleared balance and the option fee of hire purchase', () => {
    const { final, rate } = value(explainPrice(MOTOR, HIRE_PURCHASE_2026));
    expect(formatWorking(final)).toContain('Last instalment: £301.78');
    expect(formatWorking(final)).toContain('  Balance before the last month: £272.18');
    expect(formatWorking(final)).toContain('  Option fee: £25.00');
    expect(formatWorking(rate)).toContain('The price is based on this rate');
  });

  test('show why a payment due on Sunday is collected on Monday', () => {
    const AUTUMN = { drawdown: day('2026-11-20'), firstDue: day('2026-12-20'), paymentDay: 20 };
    const workings = value(explainPriceOnDates({ ...EXAMPLE, ...AUTUMN }, UNSECURED_2026));
    expect(formatWorking(workings.firstCollection)).toContain('First collection: 21/12/2026');
    expect(formatWorking(workings.firstDue)).toContain('  Earliest: 08/12/2026');
    expect(formatWorking(workings.rows[0]!)).toContain('Interest in instalment 1: £108.71');
  });

  test('are the same after being stored', () => {
    const workings = value(explainPrice(MOTOR, HIRE_PURCHASE_2026));
    expect(JSON.parse(JSON.stringify(workings))).toEqual(workings);
  });

  test('are refused like the price', () => {
    const tooMuch = { ...EXAMPLE, amount: pence(99_000_00) };
    expect(explainPrice(tooMuch, UNSECURED_2026)).toEqual({ ok: false, refusal: 'amountOutOfRange' });
    const badDay = { ...EXAMPLE, drawdown: day('2026-11-20'), firstDue: day('2026-11-25'), paymentDay: 25 };
    expect(explainPriceOnDates(badDay, UNSECURED_2026)).toEqual({
      ok: false,
      refusal: 'firstDueNotAllowed',
    });
  });
});

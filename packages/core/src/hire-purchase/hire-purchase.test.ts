import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { price } from '../pricing/price.ts';
import { HIRE_PURCHASE_2026 } from '../pricing/products.ts';
import { formatWorking } from '../working/format.ts';
import {
  explainGoodsProtection,
  explainTitle,
  explainVoluntaryTermination,
} from './explain-hire-purchase.ts';
import { goodsProtection } from './protected-goods.ts';
import { titlePosition } from './title.ts';
import {
  totalPrice,
  voluntaryTermination,
  type TerminationInput,
  type VoluntaryTermination,
} from './voluntary-termination.ts';
import { RUNS } from '../testing/runs.ts';

/** The motor example: £10,000 over 60 months at 22.3 %, after twenty payments. */
const CAR: TerminationInput = {
  hasTitlePassed: false,
  terminatedOn: day('2028-08-01'),
  finalDueOn: day('2031-11-20'),
  totalPrice: pence(16_621_77),
  paid: pence(20 * 276_61),
  arrears: pence(0),
  smallerSum: null,
  damage: pence(0),
};

function ended(change: Partial<TerminationInput>): VoluntaryTermination {
  const outcome = voluntaryTermination({ ...CAR, ...change });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}

test('the total price of the motor example is the total payable including the option fee, plus any deposit', () => {
  const car = price({ amount: pence(10_000_00), termMonths: 60, percent: 22.3 }, HIRE_PURCHASE_2026);
  const totalPayable = car.ok ? car.value.totalPayable : pence(0);
  expect(totalPrice({ deposit: pence(0), totalPayable })).toBe(16_621_77);
  expect(totalPrice({ deposit: pence(1_500_00), totalPayable })).toBe(18_121_77);
});

describe('a hirer who ends the agreement and gives the car back', () => {
  test('pays the shortfall to half of the total price', () => {
    expect(ended({})).toMatchObject({ half: 8_310_89, shortfallToHalf: 2_778_69, toPay: 2_778_69 });
  });

  test('in arrears also pays no more than half', () => {
    const late = ended({ paid: pence(18 * 276_61), arrears: pence(2 * 276_61) });
    expect(late).toMatchObject({ shortfallToHalf: 2_778_69, toPay: 2_778_69 + 2 * 276_61 });
    expect(late.toPay).toBe(late.half - 18 * 276_61);
  });

  test('who has paid half pays only the arrears', () => {
    expect(ended({ paid: pence(8_310_89) })).toMatchObject({ shortfallToHalf: 0, toPay: 0 });
    expect(ended({ paid: pence(8_200_00), arrears: pence(276_61) }).toPay).toBe(276_61);
  });

  test('who has paid more gets nothing back', () => {
    expect(ended({ paid: pence(12_000_00) }).toPay).toBe(0);
  });

  test('pays the smaller sum agreed or ordered, plus the arrears', () => {
    expect(ended({ smallerSum: pence(500_00), arrears: pence(276_61) }).toPay).toBe(776_61);
    expect(ended({ smallerSum: pence(0) }).toPay).toBe(0);
    expect(ended({ smallerSum: pence(9_000_00) }).toPay).toBe(2_778_69);
  });

  test('pays for damage in addition', () => {
    expect(ended({ damage: pence(350_00) }).toPay).toBe(2_778_69 + 350_00);
    expect(ended({ damage: pence(350_00), paid: pence(9_000_00) }).toPay).toBe(350_00);
  });

  test('can do so until the day before the last payment is due', () => {
    expect(ended({ terminatedOn: day('2031-11-19') }).toPay).toBe(2_778_69);
    expect(voluntaryTermination({ ...CAR, terminatedOn: CAR.finalDueOn })).toEqual({
      ok: false,
      refusal: 'lastPaymentDue',
    });
  });

  test('owes the greater of the arrears and half less the amount paid', () => {
    const amounts = fc.integer({ min: 0, max: 20_000_00 }).map(pence);
    fc.assert(
      fc.property(amounts, amounts, amounts, (total, paid, arrears) => {
        const { toPay, half } = ended({ totalPrice: total, paid, arrears });
        expect(toPay).toBe(Math.max(arrears, half - paid));
        expect(ended({ totalPrice: total, paid: pence(paid + 1), arrears }).toPay).toBeLessThanOrEqual(toPay);
      }),
      { numRuns: RUNS },
    );
  });

  test('sees how it is calculated', () => {
    expect(
      formatWorking(explainVoluntaryTermination(ended({ smallerSum: pence(500_00) }))).split('\n'),
    ).toEqual([
      'To pay on voluntary termination: £500.00',
      '  Ended on: 01/08/2028',
      '  Total price: £16,621.77',
      '  Paid so far: £5,532.20',
      '  Due and unpaid: £0.00',
      '  Smaller sum agreed or ordered: £500.00',
      expect.stringContaining('ss.99 and 100'),
      '  Half of the total price: £8,310.89',
      '  Shortfall to half: £2,778.69',
      '  Payable of that: £500.00',
      '  Damage: £0.00',
    ]);
    expect(formatWorking(explainVoluntaryTermination(ended({})))).not.toContain('Smaller sum');
  });
});

test('a hirer whose title has passed has nothing to return, and keeps the goods', () => {
  expect(voluntaryTermination({ ...CAR, hasTitlePassed: true })).toEqual({
    ok: false,
    refusal: 'titlePassed',
  });
  const owned = goodsProtection({ ...CAR, isEndedByHirer: false, hasTitlePassed: true });
  expect(owned).toMatchObject({ needsCourtOrder: false, canNeverBeTakenBack: true });
  expect(formatWorking(explainGoodsProtection(owned))).toMatch(/^Taking the goods back: Not possible/);
});

describe('goods under hire purchase', () => {
  const goods = { totalPrice: pence(16_621_77), isEndedByHirer: false, hasTitlePassed: false };

  test.each([
    [5_540_58, false],
    [5_540_59, true],
    [16_621_77, true],
  ])('with %i pence paid need a court order to be taken back: %s', (paid, needsCourtOrder) => {
    expect(goodsProtection({ ...goods, paid: pence(paid) })).toMatchObject({
      third: 5_540_59,
      needsCourtOrder,
    });
  });

  test('with a third that is not a whole penny need the next penny', () => {
    const odd = { ...goods, totalPrice: pence(100_00) };
    expect(goodsProtection({ ...odd, paid: pence(33_33) }).needsCourtOrder).toBe(false);
    expect(goodsProtection({ ...odd, paid: pence(33_34) }).needsCourtOrder).toBe(true);
  });

  test('are not protected once the hirer has ended the agreement', () => {
    const given = goodsProtection({ ...goods, paid: pence(9_000_00), isEndedByHirer: true });
    expect(given.needsCourtOrder).toBe(false);
    expect(formatWorking(explainGoodsProtection(given))).toContain('Ended by: The hirer');
  });

  test('have a working that shows their protection', () => {
    const shown = formatWorking(explainGoodsProtection(goodsProtection({ ...goods, paid: pence(6_000_00) })));
    expect(shown).toMatch(/^Taking the goods back: Only with a court order/);
    expect(shown).toContain('A third of the total price: £5,540.59');
    const early = goodsProtection({ ...goods, paid: pence(0) });
    expect(formatWorking(explainGoodsProtection(early))).toContain('No court order needed');
  });

  test.each([
    [276_78, 25_00, false],
    [0, 25_00, false],
    [0, 0, true],
  ])('with %i pence of instalments and %i of option fee left are the hirer’s: %s', (left, fee, hasPassed) => {
    const title = titlePosition({ instalmentsLeft: pence(left), optionFeeLeft: pence(fee) });
    expect(title).toMatchObject({ hasPassed, toPay: left + fee });
    expect(formatWorking(explainTitle(title))).toContain(
      hasPassed ? 'goods: Yours\n' : 'goods: Not yours yet\n',
    );
  });
});

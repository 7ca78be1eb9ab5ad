import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence, sumPence, type Pence } from '../money/pence.ts';
import { dueDays } from '../schedule/payment-days.ts';
import { scheduleRows, type ScheduleRow } from '../schedule/rows.ts';
import { price, type Price } from './price.ts';
import { HIRE_PURCHASE_2026, UNSECURED_2026 } from './products.ts';

/**
 * The schedules of the representative examples. The supermarket's first rows and all clearing figures come from the
 * worked convention (section B3 of the consumer-credit facts); the other rows were calculated separately, with sixty
 * decimal digits, from the published terms alone. The monthly rate below is a plain twelfth root.
 */
const UNSECURED = { amount: pence(7_500_00), termMonths: 36 };

const EXAMPLES = [
  {
    brand: 'supermarket and post office',
    product: UNSECURED_2026,
    terms: { ...UNSECURED, percent: 22.6 },
    first: [
      [7_940_00, 108_71, 172_12],
      [7_767_88, 106_35, 174_48],
      [7_593_40, 103_96, 176_87],
    ],
    last: { opening: 277_12, interest: 3_77, payment: 280_89 },
    clearing: '280.91',
  },
  {
    brand: 'provider’s own and budgeting bank',
    product: UNSECURED_2026,
    terms: { ...UNSECURED, percent: 29.68 },
    first: [
      [7_940_00, 145_63, 157_64],
      [7_782_36, 142_74, 160_53],
      [7_621_83, 139_80, 163_47],
    ],
    last: { opening: 297_99, interest: 5_40, payment: 303_39 },
    clearing: '303.43',
  },
  {
    brand: 'credit card',
    product: UNSECURED_2026,
    terms: { ...UNSECURED, percent: 32.5 },
    first: [
      [7_940_00, 159_82, 152_33],
      [7_787_67, 156_75, 155_40],
      [7_632_27, 153_62, 158_53],
    ],
    last: { opening: 305_97, interest: 6_18, payment: 312_15 },
    clearing: '312.15',
  },
  {
    brand: 'motor',
    product: HIRE_PURCHASE_2026,
    terms: { amount: pence(10_000_00), termMonths: 60, percent: 22.3 },
    first: [
      [10_375_00, 175_51, 101_10],
      [10_273_90, 173_80, 102_81],
      [10_171_09, 172_07, 104_54],
    ],
    last: { opening: 272_18, interest: 4_60, payment: 301_78 },
    clearing: '276.77',
  },
] as const;

/** The payment in pounds that would clear the balance at the end if interest were not rounded. */
function clearingFigure({ rate, monthly, termMonths }: Price, opening: Pence): string {
  const grown = (1 + rate) ** (1 / 12);
  let balance: number = opening;
  for (let number = 1; number < termMonths; number += 1) balance = balance * grown - monthly;
  return ((balance * grown) / 100).toFixed(2);
}

describe.each(EXAMPLES)('the schedule of the $brand example', ({ product, terms, first, last, clearing }) => {
  const priced = price(terms, product);
  if (!priced.ok) throw new Error(priced.refusal);
  const opening = pence(priced.value.amount + priced.value.fee);
  const plan = { ...priced.value, opening, firstYears: 1 / 12 };
  const rows = scheduleRows(plan, dueDays(day('2026-12-20'), 20, terms.termMonths));
  const final = rows.at(-1)!;

  test('starts with the calculated rows', () => {
    const shownRows = rows.slice(0, 3).map((row) => [row.opening, row.interest, row.principal]);
    expect(shownRows).toEqual(first);
  });

  test('ends with the calculated row', () => {
    expect(final).toMatchObject({ ...last, closing: 0, principal: last.opening });
  });

  test('has a month’s interest at the twelfth root of the annual rate in every row except the last', () => {
    const month = (1 + priced.value.rate) ** (1 / 12) - 1;
    const recomputed = rows.slice(0, -1).map((row) => Math.round(row.opening * month));
    expect(rows.slice(0, -1).map(({ interest }) => interest)).toEqual(recomputed);
  });

  test('has a last instalment within four pence of the one that clears the balance', () => {
    expect(clearingFigure(priced.value, opening)).toBe(clearing);
    const gap = Math.round(Number(clearing) * 100) - (final.payment - priced.value.optionFee);
    expect(Math.abs(gap)).toBeLessThanOrEqual(4);
  });

  test('has interest and fees that add up to the total charge', () => {
    const interest = sumPence(rows.map((row: ScheduleRow) => row.interest));
    expect(interest + priced.value.fee + priced.value.optionFee).toBe(priced.value.chargeForCredit);
  });
});

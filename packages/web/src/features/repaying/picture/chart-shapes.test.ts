import { describe, expect, test } from 'vitest';
import { BALANCE, balanceArea, balanceLine, BARS, chartScales, roundTicks } from './chart-shapes.ts';

describe('the chart', () => {
  const scales = chartScales(388, 36, 7_940_00, 282_56);

  test('puts each place above its stop on the range below', () => {
    expect(scales.x(0)).toBe(14);
    expect(scales.x(36)).toBe(374);
    expect([0, 1, 17, 36].map((place) => scales.placeAt(scales.x(place)))).toEqual([0, 1, 17, 36]);
  });

  test('points at nothing outside itself', () => {
    expect(scales.placeAt(-40)).toBe(0);
    expect(scales.placeAt(900)).toBe(36);
  });

  test('reaches from the ground to the top', () => {
    expect(scales.balanceY(0)).toBe(BALANCE.bottom);
    expect(scales.balanceY(7_940_00)).toBe(BALANCE.top);
    expect(scales.barHeight(282_56)).toBe(BARS.bottom - BARS.top);
  });

  test('draws a line through the balances and closes it along the ground', () => {
    const three = chartScales(128, 2, 100, 50);
    expect(balanceLine([100, 50, 0], three)).toBe('M14 26L64 111L114 196');
    expect(balanceArea([100, 50, 0], three)).toBe('M14 26L64 111L114 196L114 196L14 196Z');
  });
});

test.each([
  [1_000_00, [250_00, 500_00, 750_00, 1_000_00]],
  [7_940_00, [2_000_00, 4_000_00, 6_000_00, 8_000_00]],
  [26_440_00, [10_000_00, 20_000_00, 30_000_00]],
])('lines for a balance of %i pence are at round amounts', (highest, ticks) => {
  expect(roundTicks(highest)).toEqual(ticks);
});

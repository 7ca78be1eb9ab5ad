/** Room at both ends, half the thumb of the range below: each place is above its stop. */
const MARGIN = 14;
const BALANCE = { top: 26, bottom: 196 };
const BARS = { top: 232, bottom: 292 };

export const CHART_HEIGHT = 318;
export const YEARS_AT = 311;
export const BARS_LABEL_AT = 222;
export { BALANCE, BARS };

/** Coordinates in a chart of a given width in pixels and number of places. */
export function chartScales(width: number, places: number, highest: number, largestPayment: number) {
  const step = (width - 2 * MARGIN) / Math.max(1, places);
  return {
    step,
    x: (place: number): number => round(MARGIN + place * step),
    balanceY: (amount: number): number =>
      round(BALANCE.bottom - (amount / Math.max(1, highest)) * (BALANCE.bottom - BALANCE.top)),
    barHeight: (amount: number): number =>
      round((Math.max(0, amount) / Math.max(1, largestPayment)) * (BARS.bottom - BARS.top)),
    placeAt: (x: number): number =>
      Math.min(places, Math.max(0, Math.round((x - MARGIN) / Math.max(1, step)))),
  };
}

export type ChartScales = ReturnType<typeof chartScales>;

/** A line through the balances from one place to another, both included. */
export function balanceLine(balances: readonly number[], scales: ChartScales): string {
  return pointsLine(
    balances.map((balance, place) => ({ place, balance })),
    scales,
  );
}

/** A line through points, which can be between two places. */
export function pointsLine(
  points: readonly { readonly place: number; readonly balance: number }[],
  scales: ChartScales,
): string {
  return points
    .map(
      ({ place, balance }, index) =>
        `${index === 0 ? 'M' : 'L'}${scales.x(place)} ${scales.balanceY(balance)}`,
    )
    .join('');
}

/** The same line, closed along the axis to an area. */
export function balanceArea(balances: readonly number[], scales: ChartScales): string {
  const last = scales.x(balances.length - 1);
  return `${balanceLine(balances, scales)}L${last} ${BALANCE.bottom}L${scales.x(0)} ${BALANCE.bottom}Z`;
}

/** Round amounts to draw lines at, zero left out: three to five of them, and the last one is not below the highest. */
export function roundTicks(highest: number): number[] {
  const rough = highest / 4;
  const size = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * size).find((each) => each >= rough) ?? size * 10;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count }, (_, index) => step * (index + 1));
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

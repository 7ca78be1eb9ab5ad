/**
 * The fewest whole pence, from zero to a limit, at which a figure that falls as they grow has reached a target; the
 * limit where it never does. A penny takes about a penny off the figure, so each try points to the next one and a few
 * are enough; where that gains little, the range is halved.
 */
export function fewestPence(limit: number, target: number, figureAt: (amount: number) => number): number {
  // `low` has not reached the target; `high` has, or is the limit.
  let [low, high] = [-1, Math.max(0, limit)];
  let [amount, slope] = [0, 1];
  let before: { readonly amount: number; readonly figure: number } | undefined;
  for (let tries = 1; high - low > 1; tries += 1) {
    const figure = figureAt(amount);
    if (figure <= target) high = amount;
    else low = amount;
    if (before && before.figure !== figure) slope = (before.figure - figure) / (amount - before.amount);
    before = { amount, figure };
    const pointed = Math.ceil((figure - target) / slope) || -1;
    const next = tries % 4 === 0 ? Math.floor((low + high) / 2) : amount + pointed;
    amount = Math.min(high - 1, Math.max(low + 1, next));
  }
  return high;
}

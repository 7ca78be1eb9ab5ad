import { halfUp } from '../money/pence.ts';

/**
 * Formats a fraction as a percent, rounded half up from the unrounded figure: 0.2968 is "29.7". One decimal by
 * default.
 */
export function displayPercent(fraction: number, decimals = 1): string {
  const scale = 10 ** decimals;
  return (halfUp(fraction * 100 * scale) / scale).toFixed(decimals);
}

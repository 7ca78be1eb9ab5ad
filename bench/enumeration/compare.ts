import type { Shown } from '@fairlead/testing/journeys/look-around';
import { median } from '../web/median.ts';

export interface Timed extends Shown {
  readonly isKnown: boolean;
}

export interface Comparison {
  readonly endpoint: string;
  readonly calls: number;
  /** Whether all answers are equal. */
  readonly isSameAnswer: boolean;
  /** Medians, in milliseconds. */
  readonly known: number;
  readonly unknown: number;
  /** How far apart the medians of two samples of the same times would be by chance, at three standard errors. */
  readonly noise: number;
}

/** Standard error of a median, by the spread of the middle half, so that a few slow answers do not hide a difference. */
function errorOfMedian(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
  const deviation = (at(0.75) - at(0.25)) / 1.349;
  return (1.253 * deviation) / Math.sqrt(times.length);
}

/** Known and unknown email addresses side by side, by call. */
export function compare(timed: readonly Timed[]): Comparison[] {
  return [...Map.groupBy(timed, ({ endpoint }) => endpoint)].map(([endpoint, calls]) => {
    const timesOf = (isKnown: boolean): number[] =>
      calls.filter((call) => call.isKnown === isKnown).map(({ milliseconds }) => milliseconds);
    const [known, unknown] = [timesOf(true), timesOf(false)];
    return {
      endpoint,
      calls: calls.length,
      isSameAnswer: new Set(calls.map(({ answer }) => answer)).size === 1,
      known: median(known),
      unknown: median(unknown),
      noise: 3 * Math.hypot(errorOfMedian(known), errorOfMedian(unknown)),
    };
  });
}

const isSameTime = ({ known, unknown, noise }: Comparison): boolean => Math.abs(known - unknown) <= noise;

/** Prints the comparison; whether nothing in it shows which addresses are known. */
export function printComparison(comparisons: readonly Comparison[]): boolean {
  console.table(
    comparisons.map((compared) => ({
      call: compared.endpoint,
      calls: compared.calls,
      answers: compared.isSameAnswer ? 'equal' : 'DIFFERENT',
      'known, ms': compared.known.toFixed(2),
      'unknown, ms': compared.unknown.toFixed(2),
      'noise, ms': compared.noise.toFixed(2),
      times: isSameTime(compared) ? 'equal' : 'DIFFERENT',
    })),
  );
  return comparisons.every((compared) => compared.isSameAnswer && isSameTime(compared));
}

import { Histogram, type Registry } from '@prometheus-io/client';

const SECOND_MS = 1_000;

/** Seconds. A read takes a few milliseconds, and the slowest provider is given up after 20 seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

export interface Durations<Name extends string> {
  readonly name: string;
  readonly help: string;
  /** Each label has few values, known beforehand: every combination is a series of its own for as long as we run. */
  readonly labels: readonly Name[];
}

/** Counts and measures things that take time. */
export function durations<Name extends string>(
  registry: Registry,
  { name, help, labels }: Durations<Name>,
): (labels: Readonly<Record<Name, string>>, ms: number) => void {
  const histogram = new Histogram<string>({
    name,
    help,
    labelNames: [...labels],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (values, ms) => histogram.observe(values, ms / SECOND_MS);
}

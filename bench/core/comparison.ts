import { timeInTurn, type Timed, type Timing } from './measure.ts';

/** An implementation of a task. `error` describes what is wrong with its answer, or is null when it is correct. */
export type Candidate = Timed & { readonly error: () => string | null };

/** A task that core and npm libraries do with the same input. */
export type Comparison = {
  readonly task: string;
  readonly ours: Candidate;
  readonly libraries: readonly Candidate[];
};

export type Target = { readonly description: string; readonly figure: string; readonly isMet: boolean };

/** Times a comparison and prints it. Returns how many times as fast core is as the fastest correct library. */
export function compare({ task, ours, libraries }: Comparison): number {
  const error = ours.error();
  if (error !== null) throw new Error(`${task}: our answer is wrong: ${error}`);
  const timings = timeInTurn([ours, ...libraries]);
  const own = medianOf(timings.get(ours));
  console.log(`\n${task}`);
  for (const [candidate, timing] of timings) printRow(candidate, timing, own);
  const correct = libraries.filter((library) => library.error() === null);
  return Math.min(...correct.map((library) => medianOf(timings.get(library)))) / own;
}

/** Times a task that no library does, prints it and returns the median in milliseconds. */
export function timeAlone(task: string, timed: Timed): number {
  const timing = timeInTurn([timed]).get(timed);
  if (!timing) throw new Error(`${task}: not timed`);
  console.log(`\n${task}`);
  console.log(`  ${timed.name.padEnd(22)} ${formatTiming(timing)}`);
  return timing.median / 1e6;
}

const medianOf = (timing: Timing | undefined): number => timing?.median ?? NaN;

function printRow(candidate: Candidate, timing: Timing, own: number): void {
  const error = candidate.error();
  const ratio = `${(timing.median / own).toFixed(1)}x`;
  const verdict = error === null ? 'correct' : `not counted: ${error}`;
  console.log(`  ${candidate.name.padEnd(22)} ${formatTiming(timing)} ${ratio.padStart(7)}  ${verdict}`);
}

/** The median and the range from the 5th to the 95th percentile. */
function formatTiming({ median, p5, p95 }: Timing): string {
  const range = `(${microseconds(p5)} to ${microseconds(p95)})`;
  return `${microseconds(median).padStart(8)} µs ${range.padEnd(20)}`;
}

const microseconds = (nanoseconds: number): string =>
  (nanoseconds / 1000).toFixed(nanoseconds < 10_000 ? 2 : 1);

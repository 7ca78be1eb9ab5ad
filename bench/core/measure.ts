/** A function to time. Its result is used, so that the call is not optimised away. */
export type Timed = { readonly name: string; readonly run: () => unknown };

/** Nanoseconds per call: the median of all batches, and the range without the fastest and slowest twentieth. */
export type Timing = { readonly median: number; readonly p5: number; readonly p95: number };

const WARM_UP_MS = 150;
const BATCH_MS = 2;
const ROUNDS = 80;

/**
 * Candidates take turns batch by batch, and each round starts with a different one, so that other load on the machine
 * affects all of them.
 */
export function timeInTurn<T extends Timed>(candidates: readonly T[]): ReadonlyMap<T, Timing> {
  const runners = candidates.map((candidate) => ({
    candidate,
    calls: warmUp(candidate),
    took: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < runners.length; turn += 1) {
      const runner = runners[(round + turn) % runners.length];
      runner?.took.push(batch(runner.candidate, runner.calls) / runner.calls);
    }
  }
  return new Map(runners.map(({ candidate, took }) => [candidate, timingOf(took)]));
}

/** Runs until the code is compiled; returns the number of calls that fill a batch. */
function warmUp(candidate: Timed): number {
  let [calls, spent, took] = [1, 0, 0];
  while (spent < WARM_UP_MS * 1e6) {
    took = batch(candidate, calls);
    spent += took;
    if (took < BATCH_MS * 1e6) calls *= 2;
  }
  return Math.max(1, Math.round((calls * BATCH_MS * 1e6) / took));
}

let seen: unknown;

function batch({ run }: Timed, calls: number): number {
  const start = process.hrtime.bigint();
  for (let call = 0; call < calls; call += 1) seen = run();
  const took = Number(process.hrtime.bigint() - start);
  if (seen === undefined) throw new Error('the candidate returned nothing');
  return took;
}

function timingOf(took: readonly number[]): Timing {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
  return { median: at(0.5), p5: at(0.05), p95: at(0.95) };
}

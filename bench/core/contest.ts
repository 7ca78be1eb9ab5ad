import { race, type Timed, type Timing } from './measure.ts';

/** One of those who do a job. `fault`: what is wrong with its answer, or null when it is right. */
export type Candidate = Timed & { readonly fault: () => string | null };

/** A job that our code (the first) and libraries from npm do on the same input. */
export type Contest = {
  readonly job: string;
  readonly ours: Candidate;
  readonly peers: readonly Candidate[];
};

export type Target = { readonly says: string; readonly figure: string; readonly isMet: boolean };

/** Times a contest and prints it. Answers how many times as fast as the fastest correct peer ours is. */
export function hold({ job, ours, peers }: Contest): number {
  const fault = ours.fault();
  if (fault !== null) throw new Error(`${job}: ours is wrong: ${fault}`);
  const timings = race([ours, ...peers]);
  const own = medianOf(timings.get(ours));
  console.log(`\n${job}`);
  for (const [candidate, timing] of timings) printRow(candidate, timing, own);
  const correct = peers.filter((peer) => peer.fault() === null);
  return Math.min(...correct.map((peer) => medianOf(timings.get(peer)))) / own;
}

/** Times something that has no peer, prints it and answers the median in milliseconds. */
export function alone(job: string, timed: Timed): number {
  const timing = race([timed]).get(timed);
  if (!timing) throw new Error(`${job}: not timed`);
  console.log(`\n${job}`);
  console.log(`  ${timed.name.padEnd(22)} ${inTime(timing)}`);
  return timing.median / 1e6;
}

const medianOf = (timing: Timing | undefined): number => timing?.median ?? NaN;

function printRow(candidate: Candidate, timing: Timing, own: number): void {
  const fault = candidate.fault();
  const times = `${(timing.median / own).toFixed(1)}x`;
  const verdict = fault === null ? 'correct' : `not counted: ${fault}`;
  console.log(`  ${candidate.name.padEnd(22)} ${inTime(timing)} ${times.padStart(7)}  ${verdict}`);
}

/** The median and the range from the 5th to the 95th percentile. */
function inTime({ median, p5, p95 }: Timing): string {
  const range = `(${micro(p5)} to ${micro(p95)})`;
  return `${micro(median).padStart(8)} µs ${range.padEnd(20)}`;
}

const micro = (nanoseconds: number): string => (nanoseconds / 1000).toFixed(nanoseconds < 10_000 ? 2 : 1);

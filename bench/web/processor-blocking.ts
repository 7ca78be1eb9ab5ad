/** An event of Chromium's trace. Times are in microseconds; `tdur` is the processor time of `dur`. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
}

/** Lighthouse's simulated phone takes four times as long as this machine. */
const SLOWDOWN = 4;
const BLOCKS_FROM_MS = 50;
const MICROSECONDS = 1000;

/**
 * Total blocking time in milliseconds as Lighthouse counts it, from the first paint of content on, but by the processor
 * time of the page's tasks. By the clock, a task also waits for a processor: the server, the network and Lighthouse run
 * on the same machine, and a phone shares none of them.
 */
export function processorBlocking(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) return NaN;
  const { pid, tid, ts: from } = painted;
  return events
    .filter((event) => event.pid === pid && event.tid === tid && event.ts >= from && isTask(event))
    .map(({ tdur = 0 }) => (tdur * SLOWDOWN) / MICROSECONDS - BLOCKS_FROM_MS)
    .reduce((sum, blocked) => sum + Math.max(blocked, 0), 0);
}

const isTask = ({ name }: TraceEvent): boolean => name === 'RunTask' || name.endsWith('::RunTask');

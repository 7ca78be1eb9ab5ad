import { readFileSync } from 'node:fs';
import process from 'node:process';

const EVERY_MS = 5;

const MEGABYTE = 1024 * 1024;

/** The text of a file of Linux's /proc; empty where the process has ended. */
function proc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

/** The processes that this one has started and that still run. */
const childrenOf = (pid: number): readonly string[] =>
  proc(`${pid}/task/${pid}/children`).split(' ').filter(Boolean);

/** The most memory that a process has had, in MB: VmHWM of proc(5), in kB. */
const peakOf = (pid: string): number =>
  Number(/VmHWM:\s*(\d+) kB/.exec(proc(`${pid}/status`))?.[1] ?? 0) / 1024;

export interface Peak {
  /** How much more memory than before this process has had, in MB. */
  readonly serverMore: number;
  /** The most that a child has had, in MB; 0 without one. */
  readonly child: number;
  readonly ms: number;
}

/** Does the work, and looks at the memory of this process and of its children all the while. */
export async function whilePeaking<T>(work: () => Promise<T>): Promise<Peak & { readonly result: T }> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let [most, child] = [before, 0];
  const look = (): void => {
    most = Math.max(most, process.memoryUsage.rss());
    child = Math.max(child, ...childrenOf(process.pid).map(peakOf));
  };
  const watch = setInterval(look, EVERY_MS);
  const began = performance.now();
  const result = await work();
  const ms = performance.now() - began;
  look();
  clearInterval(watch);
  return { result, ms, child, serverMore: (most - before) / MEGABYTE };
}

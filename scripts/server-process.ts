import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot, ROOT } from './root.ts';

const ASKS_EVERY_MS = 100;
/** A busy machine may take minutes to start a server; one that does nothing for so long is stuck. */
const IDLE_LIMIT_MS = 60_000;
const START_LIMIT_MS = 600_000;
const LAST_LINES = 40;

/** Below the ports that systems give to outgoing connections, of which a browser opens many. */
const PORTS = { from: 15_000, to: 32_000 };

export interface ServerProcess<T> {
  readonly pid: number;
  /** What made it ready. */
  readonly ready: T;
  /** All that it has printed. */
  readonly output: () => string;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

interface Options<T> {
  readonly env: NodeJS.ProcessEnv;
  /** Answers once the server is ready; asked again and again with all that it has printed. */
  readonly isReady: (output: string) => Promise<T | undefined> | T | undefined;
  /** Is given what it prints once it is ready. */
  readonly onOutput?: (text: string) => void;
  /** Whether it gives way to everything else on the machine. */
  readonly yields?: boolean;
}

/** A free port, for a server that must know its own address before it listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    const probe = createServer().listen(port, 'localhost');
    const isFree = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'close').then(() => false),
    ]).catch(() => false);
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** The processor time that a process has used, in the kernel's units; empty where the kernel does not say. */
function processorTime(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields.slice(11, 13).join(' ');
  } catch {
    return '';
  }
}

/** Returns why to give up on a server that is not ready, or undefined while it makes progress. */
function progressWatch(pid: number): (output: string) => string | undefined {
  const startedAt = Date.now();
  let last = { state: '', at: startedAt };
  return (output) => {
    const now = Date.now();
    const state = `${output.length} ${processorTime(pid)}`;
    if (state !== last.state) last = { state, at: now };
    if (now - last.at > IDLE_LIMIT_MS) return `it made no progress for ${IDLE_LIMIT_MS} ms`;
    return now - startedAt > START_LIMIT_MS ? `it was not ready after ${START_LIMIT_MS} ms` : undefined;
  };
}

function failure(why: string, output: string): Error {
  const lines = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  return new Error(`The server did not start: ${why}.\n${lines === '' ? 'It printed nothing.' : lines}`);
}

/**
 * Starts the product's server and waits for it, as long as it prints something or uses the processor.
 * @throws Error with the exit code or the signal, and the last lines, when it ends or is stuck.
 */
export async function startServerProcess<T>({
  env,
  isReady,
  onOutput,
  yields = false,
}: Options<T>): Promise<ServerProcess<T>> {
  const command = [process.execPath, inRoot('packages/server/src/main.ts')];
  const [program = '', ...args] = yields ? ['nice', '-n', '19', ...command] : command;
  const child = spawn(program, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await closed;
  };
  let output = '';
  let ready: T | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (ready !== undefined) onOutput?.(chunk.toString());
    });
  }
  const { pid = 0 } = child;
  const giveUp = progressWatch(pid);
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      await closed;
      throw failure(`exit code ${child.exitCode}, signal ${child.signalCode}`, output);
    }
    ready = await isReady(output);
    if (ready !== undefined) return { pid, ready, output: () => output, end };
    const why = giveUp(output);
    if (why !== undefined) {
      await end('SIGKILL');
      throw failure(why, output);
    }
    await pause(ASKS_EVERY_MS);
  }
}

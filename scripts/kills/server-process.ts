import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { EndpointName } from '@fairlead/contract/endpoints';
import { answerFrom, requestFor, type CallOptions, type WireData } from '@fairlead/testing/call';
import { inRoot } from '../root.ts';

const START_LIMIT_MS = 30_000;
const WELCOME = /http:\/\/[\w.]+:(\d+)\//;

export interface ServerProcess {
  /** Calls an endpoint that has to succeed. */
  get<N extends EndpointName>(name: N, options?: CallOptions<N>): Promise<WireData<N>>;
  /** SIGKILL: the process ends between two instructions. */
  kill(): Promise<void>;
  /** SIGTERM: the process ends in order. */
  stop(): Promise<void>;
}

/** The product itself, API and worker, as its own process on a database. */
export async function startServer(databaseUrl: string, dataFolder: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [inRoot('packages/server/src/main.ts')], {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: dataFolder,
      FAIRLEAD_ENV: 'sandbox',
      HOST: '127.0.0.1',
      PORT: '0',
      ROLES: 'api,worker',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_MULTIPLIER: '1000000',
    },
  });
  const origin = `http://127.0.0.1:${await portOf(child)}`;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    async get<N extends EndpointName>(name: N, options: CallOptions<N> = {}) {
      const request = requestFor(name, options);
      const { pathname, search } = new URL(request.url);
      const answer = await answerFrom<N>(await fetch(new Request(`${origin}${pathname}${search}`, request)));
      const { status, data, error } = answer;
      if (data === undefined) throw new Error(`${name} answered ${status} ${JSON.stringify(error)}`);
      return data;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** The port that the server says it listens on. */
async function portOf(child: ChildProcess): Promise<string> {
  const { stdout } = child;
  if (!stdout) throw new Error('the server’s output is not read');
  let said = '';
  stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (let waitedMs = 0; waitedMs < START_LIMIT_MS; waitedMs += 10) {
    const port = WELCOME.exec(said)?.[1];
    if (port !== undefined) return port;
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await pause(10);
  }
  child.kill('SIGKILL');
  throw new Error('the server did not start in time');
}

import type { EndpointName } from '@fairlead/contract/endpoints';
import { answerFrom, requestFor, type CallOptions, type WireData } from '@fairlead/testing/call';
import { startServerProcess } from '../server-process.ts';

const WELCOME = /http:\/\/[\w.]+:(\d+)\//;

export interface KillableServer {
  /** Calls an endpoint that has to succeed. */
  get<N extends EndpointName>(name: N, options?: CallOptions<N>): Promise<WireData<N>>;
  /** SIGKILL: the process ends between two instructions. */
  kill(): Promise<void>;
  /** SIGTERM: the process ends in order. */
  stop(): Promise<void>;
}

/** The product itself, API and worker, as its own process on a database. */
export async function startServer(databaseUrl: string, dataFolder: string): Promise<KillableServer> {
  const server = await startServerProcess({
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
      ANSWER_FLOOR_MS: '0',
    },
    isReady: (output) => WELCOME.exec(output)?.[1],
    onOutput: (text) => process.stderr.write(text),
  });
  const origin = `http://127.0.0.1:${server.ready}`;
  return {
    async get<N extends EndpointName>(name: N, options: CallOptions<N> = {}) {
      const request = requestFor(name, options);
      const { pathname, search } = new URL(request.url);
      const answer = await answerFrom<N>(await fetch(new Request(`${origin}${pathname}${search}`, request)));
      const { status, data, error } = answer;
      if (data === undefined) throw new Error(`${name} answered ${status} ${JSON.stringify(error)}`);
      return data;
    },
    kill: () => server.end('SIGKILL'),
    stop: () => server.end('SIGTERM'),
  };
}

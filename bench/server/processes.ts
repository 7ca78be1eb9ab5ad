import { fork } from 'node:child_process';
import { once } from 'node:events';
import { TEST_SECRETS } from '@fairlead/testing/test-config';
import { freePort, startServerProcess } from '../../scripts/server-process.ts';
import type { FloorWork } from './floor-server.ts';

export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

export interface Place {
  readonly databaseUrl: string | null;
  readonly dataFolder: string | null;
}

/** The product's API in its own process, as it is started for a sandbox, on a database that is filled already. */
export async function startProduct({ databaseUrl, dataFolder }: Place): Promise<Running> {
  const port = await freePort();
  const isUp = async (): Promise<true | undefined> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return answer?.ok ? true : undefined;
  };
  const server = await startServerProcess({
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      NODE_ENV: 'production',
      FAIRLEAD_ENV: 'sandbox',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...TEST_SECRETS,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, ROLES: 'api' }),
      ...(dataFolder === null ? {} : { DATA_FOLDER: dataFolder }),
    },
    isReady: isUp,
    onOutput: (text) => process.stderr.write(text),
  });
  return { port, stop: () => server.end('SIGTERM') };
}

/** The bare server of `floor-server.ts` in its own process. */
export async function startFloor(work: FloorWork): Promise<Running> {
  const child = fork(new URL('floor-server.ts', import.meta.url));
  child.send(work);
  const [port] = (await once(child, 'message')) as [number];
  const stop = async (): Promise<void> => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { port, stop };
}

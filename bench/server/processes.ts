import { fork } from 'node:child_process';
import { once } from 'node:events';
import { TEST_SECRETS } from '@fairlead/testing/test-config';
import { startProduct, type Running } from '../web/servers.ts';
import type { FloorWork } from './floor-server.ts';

export interface Place {
  readonly databaseUrl: string | null;
  readonly dataFolder: string | null;
}

/** The product as a sandbox in its own process, on a database that is filled already. */
export function startSandbox({ databaseUrl, dataFolder }: Place): Promise<Running> {
  return startProduct({
    ...TEST_SECRETS,
    FAIRLEAD_ENV: 'sandbox',
    ROLES: databaseUrl === null ? '' : 'api',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...(dataFolder === null ? {} : { DATA_FOLDER: dataFolder }),
  });
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

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { TEST_SECRETS } from '@fairlead/testing/test-config';
import { startProduct, type Running } from '../web/servers.ts';
import type { FloorWork } from './floor-server.ts';

export interface ServerPlace {
  readonly databaseUrl: string;
  /** As the role that owns the tables. */
  readonly ownerUrl: string;
}

/** A database that is filled already. */
export type Place = ServerPlace | { readonly dataFolder: string };

/**
 * The product as a sandbox in its own process. On a server it has its own role, as in production. Calls count against
 * their limits as ever, which one address that asks for all borrowers would reach.
 */
export function startSandbox(place: Place): Promise<Running> {
  const settings =
    'dataFolder' in place
      ? { ROLES: '', DATA_FOLDER: place.dataFolder }
      : { ROLES: 'api', DATABASE_URL: place.databaseUrl, MIGRATION_DATABASE_URL: place.ownerUrl };
  return startProduct({
    ...TEST_SECRETS,
    FAIRLEAD_ENV: 'sandbox',
    RATE_LIMIT_MULTIPLIER: '1000000',
    ...settings,
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

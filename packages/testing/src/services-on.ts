import { adaptersFor } from '@fairlead/server/runtime/adapters';
import type { House } from '@fairlead/server/context';
import type { Db } from '@fairlead/server/database/database';
import { houseOf } from '@fairlead/server/runtime/services';
import { makeLog } from '@fairlead/server/runtime/log';
import { testConfig } from './test-config.ts';

/** A house on a database, with no API in front of it. Its wall clock stands still. */
export function houseOn(db: Db, at = '2026-11-20T10:00:00.000Z'): House {
  const config = testConfig();
  return houseOf({
    config,
    db,
    log: makeLog('silent'),
    wallNow: () => new Date(at),
    nudge: () => undefined,
    providersOf: (sandbox) => adaptersFor({ sandbox, config }),
  });
}

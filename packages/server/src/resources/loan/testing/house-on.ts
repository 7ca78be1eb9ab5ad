import { testConfig } from '@fairlead/testing/test-config';
import { adaptersFor } from '../../../adapters.ts';
import type { House } from '../../../context.ts';
import type { Db } from '../../../database/database.ts';
import { houseOf } from '../../../house.ts';
import { makeLog } from '../../../http/log.ts';

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

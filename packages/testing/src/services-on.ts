import { openOutbound } from '@fairlead/providers/outbound/outbound';
import { adaptersFor } from '@fairlead/server/runtime/adapters';
import type { AppServices } from '@fairlead/server/context';
import type { Db } from '@fairlead/server/database/database';
import { renderPdf } from '@fairlead/server/documents/render-pdf';
import { NO_METRICS } from '@fairlead/server/metrics/metrics';
import { createServices } from '@fairlead/server/runtime/services';
import { testConfig } from './test-config.ts';
import { testLog } from './test-log.ts';

/** The server's services on a database, without the API. The wall clock does not move. */
export function servicesOn(db: Db, at = '2026-11-20T10:00:00.000Z'): AppServices {
  const config = testConfig();
  return createServices({
    config,
    db,
    log: testLog(),
    metrics: NO_METRICS,
    renderPdf,
    wallNow: () => new Date(at),
    wakeWorker: () => undefined,
    providersOf: (sandbox) => adaptersFor({ sandbox, outbound: openOutbound(() => undefined), config }),
  });
}

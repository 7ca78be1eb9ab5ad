// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const VISITS_CALLS = {
  recordDevice: ['recordDevice', 'POST', '/v2/devices', true, false, '', ''],
  readBrowserSeed: ['readBrowserSeed', 'GET', '/v2/experiments/:name/seed', true, false, '', ''],
  recordPageView: ['recordPageView', 'POST', '/v2/page-views', true, false, '', ''],
} as const satisfies ClientEndpoints;

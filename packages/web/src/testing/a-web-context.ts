import { NOTHING_CONFIGURED } from '../parts/public/nothing-configured.ts';
import type { WebContext } from '../app/server/answering/web-context.ts';

/** What the server of a sandbox tells the web where nothing is configured; `change` replaces any of it. */
export function aWebContext(change: Partial<WebContext> = {}): WebContext {
  return {
    env: 'sandbox',
    buildVersion: '1',
    brandOverrideAllowed: false,
    isStyleguideShown: false,
    publicUrl: (brandId) => `https://${brandId}.example`,
    clientConfig: () => NOTHING_CONFIGURED,
    errorReporter: null,
    countsPageViews: false,
    figures: () => null,
    callApi: null,
    staffUrl: null,
    today: () => Promise.resolve('2026-11-20'),
    now: () => new Date('2026-11-20T12:00:00Z'),
    report: () => undefined,
    reportBrandNotConfigured: () => undefined,
    ...change,
  };
}

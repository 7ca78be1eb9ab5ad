import { randomUUID } from 'node:crypto';
import { BRAND_NOT_CONFIGURED } from '@fairlead/brands/brands';
import type { AppServices } from '../../context.ts';

type Surroundings = Pick<AppServices, 'log' | 'wallNow'> & {
  readonly config: Pick<AppServices['config'], 'env' | 'buildVersion' | 'errorReporter'>;
};

const AGAIN_AFTER_MS = 60_000;
const LIMIT_MS = 5_000;

/** One event in the error service's own format (https://develop.sentry.dev/sdk/data-model/envelopes/). */
function envelope({ env, buildVersion }: Surroundings['config'], dsn: string, at: Date): string {
  const event_id = randomUUID().replaceAll('-', '');
  const event = {
    event_id,
    timestamp: at.getTime() / 1_000,
    platform: 'node',
    level: 'error',
    environment: env,
    release: buildVersion,
    exception: { values: [{ type: 'Error', value: BRAND_NOT_CONFIGURED }] },
  };
  return [{ event_id, dsn, sent_at: at.toISOString() }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n');
}

/** https://key@host/project: envelopes are taken at /api/<project>/envelope/. */
function envelopeAddress(dsn: string): string {
  const { origin, pathname, username } = new URL(dsn);
  return `${origin}/api${pathname}/envelope/?sentry_version=7&sentry_key=${username}`;
}

/**
 * Reports a request for a brand that is not configured to the error service, where there is one: at
 * most once a minute, without anything about the visitor, and without waiting for it.
 */
export function brandReporter({ config, log, wallNow }: Surroundings): () => void {
  let quietUntilMs = 0;
  return () => {
    const dsn = config.errorReporter?.dsn;
    const now = wallNow();
    if (dsn === undefined || now.getTime() < quietUntilMs) return;
    quietUntilMs = now.getTime() + AGAIN_AFTER_MS;
    const body = envelope(config, dsn, now);
    const report = fetch(envelopeAddress(dsn), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    report.catch((error: unknown) => log.warn({ err: error }, 'fault not reported'));
  };
}

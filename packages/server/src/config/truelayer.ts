import type { SettingsReader } from './env.ts';

/** Our client at TrueLayer, and whether it asks real banks or TrueLayer's mock bank. */
export interface TrueLayerConfig {
  readonly clientId: string | null;
  readonly isLive: boolean;
}

const ENVIRONMENTS = ['live', 'sandbox'] as const;

/** It is part of the address that a borrower is sent to, so nothing else may be in it. */
const CLIENT_ID = /^[\w-]{1,100}$/;

export function readTrueLayer(reader: SettingsReader): TrueLayerConfig {
  const clientId = reader.optional('TRUELAYER_CLIENT_ID') ?? null;
  if (clientId !== null && !CLIENT_ID.test(clientId))
    reader.problems.push('TRUELAYER_CLIENT_ID must be letters, digits and hyphens');
  return { clientId, isLive: reader.oneOf('TRUELAYER_ENVIRONMENT', ENVIRONMENTS, 'live') === 'live' };
}

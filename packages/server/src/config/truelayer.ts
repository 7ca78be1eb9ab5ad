import type { SettingsReader } from './env.ts';

/** Our client at TrueLayer, and whether it asks real banks or TrueLayer's mock bank. */
export interface TrueLayerConfig {
  readonly clientId: string | null;
  readonly isLive: boolean;
  /** Our account at TrueLayer into which payments are made, and in whose name it is. */
  readonly merchantAccountId: string | null;
  readonly accountHolderName: string | null;
  /** Under which TrueLayer has the public half of the key that signs payments. */
  readonly signingKeyId: string | null;
}

const ENVIRONMENTS = ['live', 'sandbox'] as const;

/** Of ids that are part of addresses and headers, so nothing else may be in them. */
const ID = /^[\w-]{1,100}$/;

export function readTrueLayer(reader: SettingsReader): TrueLayerConfig {
  const idIn = (name: string): string | null => {
    const id = reader.optional(name) ?? null;
    if (id !== null && !ID.test(id)) reader.problems.push(`${name} must be letters, digits and hyphens`);
    return id;
  };
  return {
    clientId: idIn('TRUELAYER_CLIENT_ID'),
    isLive: reader.oneOf('TRUELAYER_ENVIRONMENT', ENVIRONMENTS, 'live') === 'live',
    merchantAccountId: idIn('TRUELAYER_MERCHANT_ACCOUNT_ID'),
    accountHolderName: reader.optional('TRUELAYER_ACCOUNT_HOLDER') ?? null,
    signingKeyId: idIn('TRUELAYER_SIGNING_KEY_ID'),
  };
}

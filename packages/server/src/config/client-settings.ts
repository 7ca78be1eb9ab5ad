import { tableOf } from '@fairlead/core/records';
import type { ClientConfig, ErrorReporter, FeatureFlag } from '@fairlead/contract/web/client-config';
import type { SettingsReader } from './env.ts';

/** The settings of pages that are the same for every brand and are not in the rest of the configuration. */
export type ClientSettings = Omit<
  ClientConfig,
  'env' | 'buildVersion' | 'publicUrl' | 'override' | 'voidContracts'
>;

const FLAGS: readonly FeatureFlag[] = ['auto-payslip-verification', 'motor-applications'];

const ID = /^[\w.:-]{1,200}$/;

const HTTPS = ['https:'];

/** This address becomes part of a content security policy, so it may not hold the characters that separate its parts. */
const HOST = /^[\w.-]+(?::\d+)?$/;

/** An https address of ours for browsers. */
function placeOf(reader: SettingsReader, name: string): string | null {
  const address = reader.url(name, HTTPS) ?? null;
  if (address !== null && !HOST.test(new URL(address).host))
    reader.problems.push(`${name} must name a host in letters, digits and dots`);
  return address;
}

/** Where another address serves the built files. Their scripts and styles name each other from its root. */
function staticPath(reader: SettingsReader): string | null {
  const address = placeOf(reader, 'STATIC_PATH');
  if (address === null) return null;
  const { pathname, search, hash } = new URL(address);
  if (pathname + search + hash !== '/')
    reader.problems.push(
      'STATIC_PATH must be a host alone, such as https://static.example, without a folder',
    );
  return address;
}

/** A key or id that everyone can read: nothing that an address or a page would take for more than that. */
function publicId(reader: SettingsReader, name: string): string | null {
  const value = reader.optional(name) ?? null;
  if (value !== null && !ID.test(value))
    reader.problems.push(`${name} must be letters, digits, dots, colons, hyphens and underscores`);
  return value;
}

/** Stripe calls publishable keys pk_…; the others open the account (https://docs.stripe.com/keys). */
function publishableKey(reader: SettingsReader, name: string): string | null {
  const value = publicId(reader, name);
  if (value !== null && !value.startsWith('pk_'))
    reader.problems.push(`${name} must start with pk_: everyone can read it`);
  return value;
}

function openBanking(reader: SettingsReader): ClientConfig['openBanking'] {
  const clientId = publicId(reader, 'OPEN_BANKING_CLIENT_ID');
  const environment = reader.oneOf('OPEN_BANKING_ENVIRONMENT', ['sandbox', 'live'], 'sandbox');
  return clientId === null ? null : { clientId, environment };
}

/** In a sandbox every flag is on unless it is switched off; elsewhere every flag is off unless it is switched on. */
function featureFlags(reader: SettingsReader, isSandbox: boolean): ClientConfig['featureFlags'] {
  const given = reader
    .text('FEATURE_FLAGS', '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isKnown = (part: string): boolean =>
    FLAGS.some((flag) => part === `${flag}=true` || part === `${flag}=false`);
  if (!given.every(isKnown))
    reader.problems.push(`FEATURE_FLAGS must be name=true or name=false, of ${FLAGS.join(', ')}`);
  const isOpen = (flag: FeatureFlag): boolean =>
    isSandbox ? !given.includes(`${flag}=false`) : given.includes(`${flag}=true`);
  return tableOf(FLAGS, isOpen);
}

export function readClientSettings(reader: SettingsReader, isSandbox: boolean): ClientSettings {
  return {
    productApiUrl: placeOf(reader, 'CLIENT_PRODUCT_API_URL'),
    sharedApiUrl: placeOf(reader, 'CLIENT_SHARED_API_URL'),
    addressLookupKey: publicId(reader, 'ADDRESS_LOOKUP_KEY'),
    cardPaymentPublishableKey: publishableKey(reader, 'CARD_PAYMENT_PUBLISHABLE_KEY'),
    tagManagerId: publicId(reader, 'TAG_MANAGER_ID'),
    openBanking: openBanking(reader),
    staticPath: staticPath(reader),
    featureFlags: featureFlags(reader, isSandbox),
    sessionRecordingId: publicId(reader, 'SESSION_RECORDING_ID'),
    chatId: publicId(reader, 'CHAT_ID'),
    vaultId: publicId(reader, 'VAULT_ID'),
    vaultEnvironment: publicId(reader, 'VAULT_ENVIRONMENT'),
    superAppDeepLink: reader.url('SUPER_APP_DEEP_LINK', HTTPS) ?? null,
  };
}

/** The reporter's address with its public key. One with a secret after the key, an old form, is refused. */
export function readErrorReporter(reader: SettingsReader): ErrorReporter | null {
  const dsn = reader.url('ERROR_REPORTER_DSN', HTTPS);
  if (dsn === undefined) return null;
  const { password, host } = new URL(dsn);
  if (password !== '') reader.problems.push('ERROR_REPORTER_DSN must carry its public key alone');
  if (!HOST.test(host))
    reader.problems.push('ERROR_REPORTER_DSN must name a host in letters, digits and dots');
  return { dsn };
}

import { listInWords } from '@fairlead/core/text/list-in-words';
import type { SettingsReader } from './env.ts';
import { isGuessableKey, isGuessableText, isPublishedKey, KEY_BYTES } from './key-strength.ts';
import { readPublicKey, readSigningKey } from './signing-key.ts';
import { readServiceTokens, readSharedApi, serviceAt } from './service-tokens.ts';
import type { Secrets } from './settings.ts';
import type { SecretSetting, FallbackSecrets } from './fallback-secrets.ts';

const BASE64_KEY = /^[\w+/-]{43}=?$/;

/** Short enough that no key in base64 passes as an id. */
const KEY_ID = /^[\w.-]{1,32}$/;

const SHORTEST_TEXT = 20;

interface NamedValue {
  readonly name: string;
  readonly value: string;
}

interface EncryptionKey {
  /** How problems name the key: by its place, because the text before the colon may be the key itself. */
  readonly name: string;
  readonly id: string;
  readonly base64: string;
}

/** What is wrong with a key; undefined when nothing is. */
function problemWith(key: Uint8Array, isSandbox: boolean): string | undefined {
  if (isGuessableKey(key)) return 'is not random: make one with "openssl rand -base64 32"';
  if (!isSandbox && isPublishedKey(key))
    return 'is a published example: make one with "openssl rand -base64 32"';
  return undefined;
}

function readKey(reader: SettingsReader, { name, value }: NamedValue, isSandbox: boolean): Uint8Array {
  const key = Buffer.from(value, 'base64');
  const problem = BASE64_KEY.test(value)
    ? problemWith(key, isSandbox)
    : `must be ${KEY_BYTES} bytes in base64`;
  if (problem !== undefined) reader.problems.push(`${name} ${problem}`);
  return key;
}

function listEncryptionKeys(reader: SettingsReader, setting: string): EncryptionKey[] {
  const entries = setting.split(',').filter((entry) => entry.trim() !== '');
  const keys = entries.map((entry, index): EncryptionKey => {
    const [id = '', base64 = '', ...others] = entry.split(':').map((part) => part.trim());
    const name = `ENCRYPTION_KEYS (key ${index + 1})`;
    if (!KEY_ID.test(id) || base64 === '' || others.length > 0)
      reader.problems.push(
        `${name} must be id:key, with an id of up to 32 letters, digits, dots and hyphens`,
      );
    return { name, id, base64 };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    reader.problems.push('ENCRYPTION_KEYS must give each key an id of its own: an id is there twice');
  return keys;
}

/** A secret that another service made, or that a person types. */
function textSecret(reader: SettingsReader, name: string): string | null {
  const secret = reader.optional(name) ?? null;
  if (secret === null) return null;
  if (secret.length < SHORTEST_TEXT)
    reader.problems.push(`${name} must be at least ${SHORTEST_TEXT} characters`);
  else if (isGuessableText(secret)) reader.problems.push(`${name} is a placeholder or too easy to guess`);
  return secret;
}

/** Knowing one secret must not reveal what another protects. */
function refuseShared(reader: SettingsReader, values: readonly NamedValue[]): void {
  const byValue = Map.groupBy(values, ({ value }) => value.replace(/=$/, ''));
  for (const [value, sharing] of byValue) {
    if (value === '' || sharing.length === 1) continue;
    const names = listInWords(sharing.map(({ name }) => name));
    reader.problems.push(`${names} have the same value: give each purpose a secret of its own`);
  }
}

/** The secrets from the settings; `fallbacks` replace those that are not set. Problems never quote a value. */
export function readSecrets(reader: SettingsReader, fallbacks: FallbackSecrets, isSandbox: boolean): Secrets {
  const given: NamedValue[] = [];
  const setting = (name: SecretSetting): string => {
    const value = reader.optional(name) ?? fallbacks[name] ?? '';
    if (value === '') reader.problems.push(`${name} is not set`);
    return value;
  };
  const keyFrom = (named: NamedValue): Uint8Array => {
    given.push(named);
    return named.value === '' ? new Uint8Array() : readKey(reader, named, isSandbox);
  };
  const key = (name: SecretSetting): Uint8Array => keyFrom({ name, value: setting(name) });
  const text = (name: string): string | null => {
    const value = textSecret(reader, name);
    given.push({ name, value: value ?? '' });
    return value;
  };
  const listed = listEncryptionKeys(reader, setting('ENCRYPTION_KEYS'));
  const secrets: Secrets = {
    encryptionKeys: Object.fromEntries(
      listed.map(({ name, id, base64 }) => [id, keyFrom({ name, value: base64 })]),
    ),
    currentKeyId: listed[0]?.id ?? '',
    blindIndexKey: key('BLIND_INDEX_KEY'),
    tokenPepper: key('TOKEN_PEPPER'),
    signingKey: key('SIGNING_KEY'),
    chatIdentity: text('CHAT_IDENTITY_SECRET'),
    sandboxPassword: text('SANDBOX_PASSWORD'),
    oidcClientSecret: text('OIDC_CLIENT_SECRET'),
    twilioAuthToken: text('TWILIO_AUTH_TOKEN'),
    trustpilotApiKey: text('TRUSTPILOT_API_KEY'),
    idealPostcodesApiKey: text('IDEAL_POSTCODES_API_KEY'),
    dvlaApiKey: text('DVLA_API_KEY'),
    ukVehicleDataApiKey: text('UK_VEHICLE_DATA_API_KEY'),
    vehicleValuationToken: text('VEHICLE_VALUATION_TOKEN'),
    clearBankToken: text('CLEARBANK_TOKEN'),
    clearBankSigningKey: readSigningKey(reader, 'CLEARBANK_SIGNING_KEY', 'rsa'),
    clearBankWebhookKey: readPublicKey(reader, 'CLEARBANK_WEBHOOK_KEY'),
    goCardlessToken: text('GOCARDLESS_ACCESS_TOKEN'),
    goCardlessWebhookSecret: text('GOCARDLESS_WEBHOOK_SECRET'),
    creditBureauToken: text('CREDIT_BUREAU_TOKEN'),
    declinePanelToken: text('DECLINE_PANEL_TOKEN'),
    s3SecretAccessKey: text('FILES_S3_SECRET_ACCESS_KEY'),
    trueLayerClientSecret: text('TRUELAYER_CLIENT_SECRET'),
    trueLayerSigningKey: readSigningKey(reader, 'TRUELAYER_SIGNING_KEY', 'p-521'),
    stripeSecretKey: text('STRIPE_SECRET_KEY'),
    stripeWebhookSecret: text('STRIPE_WEBHOOK_SECRET'),
    serviceTokens: readServiceTokens(reader),
    sharedApi: readSharedApi(reader),
    metricsToken: text('METRICS_TOKEN'),
  };
  for (const [index, value] of [...secrets.serviceTokens.values()].entries())
    given.push({ name: serviceAt(index), value });
  if (secrets.sharedApi) given.push({ name: 'SHARED_API_TOKEN', value: secrets.sharedApi.token });
  refuseShared(reader, given);
  return secrets;
}

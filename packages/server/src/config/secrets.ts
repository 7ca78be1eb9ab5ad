import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingsReader } from './env.ts';
import type { Secrets } from './settings.ts';

const KEY_BYTES = 32;

const SHORTEST_GIVEN = 20;

const SECRET_SETTINGS = ['ENCRYPTION_KEYS', 'BLIND_INDEX_KEY', 'TOKEN_PEPPER', 'SIGNING_KEY'] as const;
type SecretSetting = (typeof SECRET_SETTINGS)[number];

/** Keys that stand in documentation and tests somewhere; production refuses them. */
const isWellKnown = (key: Uint8Array): boolean => new Set(key).size < KEY_BYTES / 4;

const fresh = (): string => randomBytes(KEY_BYTES).toString('base64');

function keptIn(dataFolder: string): Partial<Record<SecretSetting, string>> {
  try {
    return JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')) as Record<
      SecretSetting,
      string
    >;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Secrets of a sandbox: made once, kept beside the embedded database that they open. */
export function sandboxSecrets(dataFolder: string): Record<SecretSetting, string> {
  const kept = keptIn(dataFolder);
  const missing = SECRET_SETTINGS.filter((name) => kept[name] === undefined);
  const made = missing.map((name) => [name, name === 'ENCRYPTION_KEYS' ? `sandbox:${fresh()}` : fresh()]);
  const secrets = { ...kept, ...Object.fromEntries(made) } as Record<SecretSetting, string>;
  if (missing.length === 0) return secrets;
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(join(dataFolder, 'secrets.json'), JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/** Secrets for a process that keeps nothing: they end with it. */
export function passingSecrets(): Record<SecretSetting, string> {
  return {
    ENCRYPTION_KEYS: `passing:${fresh()}`,
    BLIND_INDEX_KEY: fresh(),
    TOKEN_PEPPER: fresh(),
    SIGNING_KEY: fresh(),
  };
}

function keyOf(
  reader: SettingsReader,
  name: string,
  base64: string | undefined,
  isStrict: boolean,
): Uint8Array {
  const key = Buffer.from(base64 ?? '', 'base64');
  if (base64 === undefined) reader.problems.push(`${name} is not set`);
  else if (key.length !== KEY_BYTES) reader.problems.push(`${name} must be ${KEY_BYTES} bytes in base64`);
  else if (isStrict && isWellKnown(key))
    reader.problems.push(`${name} is a default secret: make one of your own`);
  return key;
}

/** A secret of another's making: long enough not to be guessed. */
function chatIdentity(reader: SettingsReader): string | null {
  const secret = reader.optional('CHAT_IDENTITY_SECRET') ?? null;
  if (secret !== null && secret.length < SHORTEST_GIVEN)
    reader.problems.push(`CHAT_IDENTITY_SECRET must be at least ${SHORTEST_GIVEN} characters`);
  return secret;
}

/** The secrets from the settings; `kept` stands in where a setting is absent. Values are never echoed. */
export function readSecrets(
  reader: SettingsReader,
  kept: Partial<Record<SecretSetting, string>>,
  isStrict: boolean,
): Secrets {
  const setting = (name: SecretSetting): string | undefined => reader.optional(name) ?? kept[name];
  const key = (name: SecretSetting): Uint8Array => keyOf(reader, name, setting(name), isStrict);
  const listed = (setting('ENCRYPTION_KEYS') ?? '').split(',').filter((part) => part !== '');
  const pairs = listed.map((part) => part.split(':') as [string, string | undefined]);
  if (pairs.length === 0) reader.problems.push('ENCRYPTION_KEYS is not set');
  const named = pairs.map(([id, base64]) => [id, keyOf(reader, `ENCRYPTION_KEYS (${id})`, base64, isStrict)]);
  return {
    encryptionKeys: Object.fromEntries(named) as Secrets['encryptionKeys'],
    currentKeyId: pairs[0]?.[0] ?? '',
    blindIndexKey: key('BLIND_INDEX_KEY'),
    tokenPepper: key('TOKEN_PEPPER'),
    signingKey: key('SIGNING_KEY'),
    chatIdentity: chatIdentity(reader),
  };
}

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from '@fairlead/core/records';
import { errorCodeOf } from '../error-code.ts';
import { KEY_BYTES } from './key-strength.ts';

export const SECRET_SETTINGS = ['ENCRYPTION_KEYS', 'BLIND_INDEX_KEY', 'TOKEN_PEPPER', 'SIGNING_KEY'] as const;
export type SecretSetting = (typeof SECRET_SETTINGS)[number];

/** Values for secrets that the settings leave out. */
export type FallbackSecrets = Readonly<Partial<Record<SecretSetting, string>>>;

const FILE = 'secrets.json in DATA_FOLDER';

/** The sandbox's file of secrets cannot be used. The message says why, without its content. */
export class SecretsFileUnusable extends Error {}

const fresh = (): string => randomBytes(KEY_BYTES).toString('base64');

const newSecret = (name: SecretSetting, keyId: string): string =>
  name === 'ENCRYPTION_KEYS' ? `${keyId}:${fresh()}` : fresh();

/** The parser's own message quotes the file, so it is not passed on. */
function parsed(text: string): FallbackSecrets {
  try {
    // Each value is checked as a setting is.
    return JSON.parse(text) as FallbackSecrets;
  } catch {
    throw new SecretsFileUnusable(`${FILE} is not valid JSON: restore it, or delete it with the database`);
  }
}

function readStored(file: string): FallbackSecrets {
  try {
    return parsed(readFileSync(file, 'utf8'));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return {};
    if (error instanceof SecretsFileUnusable) throw error;
    throw new SecretsFileUnusable(`${FILE} cannot be read`);
  }
}

function store(dataFolder: string, file: string, secrets: FallbackSecrets): void {
  try {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  } catch {
    throw new SecretsFileUnusable(`${FILE} cannot be written`);
  }
}

/**
 * Secrets of a sandbox: made once and stored in the folder of the embedded database that they decrypt.
 * @throws SecretsFileUnusable
 */
export function sandboxSecrets(dataFolder: string): FallbackSecrets {
  const file = join(dataFolder, 'secrets.json');
  const stored = readStored(file);
  const missing = SECRET_SETTINGS.filter((name) => stored[name] === undefined);
  if (missing.length === 0) return stored;
  const secrets: FallbackSecrets = { ...stored, ...tableOf(missing, (name) => newSecret(name, 'sandbox')) };
  store(dataFolder, file, secrets);
  return secrets;
}

/** Secrets for a process that stores nothing: they end with it. */
export function temporarySecrets(): FallbackSecrets {
  return tableOf(SECRET_SETTINGS, (name) => newSecret(name, 'temporary'));
}

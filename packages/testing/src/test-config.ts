import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, type Config } from '@fairlead/server/config/config';

const key = (name: string): string => createHash('sha256').update(name).digest('base64');

/** Secrets that are the same in every process, as settings. */
export const TEST_SECRETS = {
  ENCRYPTION_KEYS: `test:${key('encryption')}`,
  BLIND_INDEX_KEY: key('blind index'),
  TOKEN_PEPPER: key('pepper'),
  SIGNING_KEY: key('signing'),
} as const;

/** Another service of the group. */
export const TEST_SERVICE = { name: 'cards', token: key('cards service') } as const;

/** The headers by which it calls. */
export const AS_SERVICE = { 'x-service-name': TEST_SERVICE.name, 'x-service-token': TEST_SERVICE.token };

/** Settings of a sandbox with known secrets, no logs and limits out of the way; `settings` replace any of them. */
export function testConfig(settings: Readonly<Record<string, string>> = {}): Config {
  const env = {
    ...TEST_SECRETS,
    CHAT_IDENTITY_SECRET: key('chat'),
    SERVICE_TOKENS: `${TEST_SERVICE.name}:${TEST_SERVICE.token}`,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_MULTIPLIER: '1000000',
    ANSWER_FLOOR_MS: '0',
    OIDC_SANDBOX_PORT: '0',
    ...settings,
  };
  const dataFolder = join(tmpdir(), 'fairlead-test');
  return configFrom(env, { dataFolder, webBundle: join(dataFolder, 'no-bundle.js') });
}

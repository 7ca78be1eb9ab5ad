import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '@fairlead/testing/test-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configFrom, SettingsRefused } from './config.ts';
import { ENVIRONMENTS } from './settings.ts';

type Settings = Record<string, string>;

let dataFolder: string;
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'fairlead-secrets-'));
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

const configOf = (settings: Settings = {}, folder = dataFolder) =>
  configFrom(settings, { dataFolder: folder, webBundle: 'bundle.js' });

const problemsOf = (settings: Settings, folder = dataFolder): string => {
  try {
    configOf(settings, folder);
    return 'none';
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    return error.message;
  }
};

const random = (): string => randomBytes(32).toString('base64');
const base64 = (bytes: string | readonly number[]): string => Buffer.from(bytes as string).toString('base64');

describe('the secrets of a sandbox', () => {
  test('are made once and stored where only their owner reads', () => {
    expect(configOf().secrets).toEqual(configOf().secrets);
    expect(statSync(join(dataFolder, 'secrets.json')).mode & 0o077).toBe(0);
  });

  test('are not quoted when their file is damaged', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairlead-damaged-'));
    const key = random();
    writeFileSync(join(folder, 'secrets.json'), `{"TOKEN_PEPPER": "${key}"`);
    const message = problemsOf({ PORT: 'http' }, folder);
    expect(message).toContain('secrets.json in DATA_FOLDER is not valid JSON');
    expect(message).toContain('PORT must be');
    expect(message).not.toContain(key.slice(0, 8));
    rmSync(folder, { recursive: true });
  });
});

describe('a key', () => {
  test.each([
    ['a placeholder', base64('changeme-changeme-changeme-chang')],
    ['a sentence', base64('The quick brown fox jumps over 1')],
    ['text in hexadecimal', base64(randomBytes(16).toString('hex'))],
    ['zeros', base64(new Array<number>(32).fill(0))],
    ['bytes that count upwards', base64(Array.from({ length: 32 }, (_, index) => index * 3))],
    ['half a key twice', Buffer.concat(Array<Buffer>(2).fill(randomBytes(16))).toString('base64')],
  ])('that is %s is refused everywhere, a sandbox too', (_what, key) => {
    expect(problemsOf({ TOKEN_PEPPER: key })).toContain('TOKEN_PEPPER is not random');
  });

  test('is never refused when it is random', () => {
    for (let round = 0; round < 2000; round += 1) expect(problemsOf({ TOKEN_PEPPER: random() })).toBe('none');
  });

  test('that is a published example is refused outside the sandbox', () => {
    const ofPassword = createHash('sha256').update('password').digest('base64');
    expect(problemsOf({ FAIRLEAD_ENV: 'staging', SIGNING_KEY: ofPassword })).toContain(
      'SIGNING_KEY is a published example',
    );
  });

  test('from the tests of this repository is refused outside the sandbox', () => {
    const { encryptionKeys, blindIndexKey, tokenPepper, signingKey } = testConfig().secrets;
    const encoded = (key: Uint8Array | undefined): string => Buffer.from(key ?? []).toString('base64');
    const message = problemsOf({
      FAIRLEAD_ENV: 'production',
      ENCRYPTION_KEYS: `test:${encoded(encryptionKeys.test)}`,
      BLIND_INDEX_KEY: encoded(blindIndexKey),
      TOKEN_PEPPER: encoded(tokenPepper),
      SIGNING_KEY: encoded(signingKey),
    });
    for (const name of ['ENCRYPTION_KEYS (key 1)', 'BLIND_INDEX_KEY', 'TOKEN_PEPPER', 'SIGNING_KEY'])
      expect(message).toContain(`${name} is a published example`);
  });

  test('has one purpose', () => {
    const key = random();
    const message = problemsOf({
      ENCRYPTION_KEYS: `first:${key}`,
      BLIND_INDEX_KEY: key,
      SIGNING_KEY: random(),
    });
    expect(message).toContain('ENCRYPTION_KEYS (key 1) and BLIND_INDEX_KEY have the same value');
    expect(message).not.toContain('SIGNING_KEY');
  });
});

describe('the encryption keys', () => {
  const [first, second] = [random(), random()];

  test('are taken by their ids, the first one to seal with', () => {
    const { secrets } = configOf({ ENCRYPTION_KEYS: `2027:${first}, 2026:${second}` });
    expect(secrets.currentKeyId).toBe('2027');
    expect(Object.keys(secrets.encryptionKeys).sort()).toEqual(['2026', '2027']);
  });

  test('without an id are refused by their place, and the key is not shown', () => {
    const message = problemsOf({ ENCRYPTION_KEYS: `2027:${first},${second}` });
    expect(message).toContain('ENCRYPTION_KEYS (key 2) must be id:key');
    expect(message).not.toContain(second);
  });

  test('with the id after the key are refused, and the key is not shown', () => {
    const message = problemsOf({ ENCRYPTION_KEYS: `${first}:2027` });
    expect(message).toContain('ENCRYPTION_KEYS (key 1) must be id:key');
    expect(message).not.toContain(first);
  });

  test('with an id that is there twice are refused', () => {
    const message = problemsOf({ ENCRYPTION_KEYS: `2027:${first},2027:${second}` });
    expect(message).toContain('an id is there twice');
  });
});

describe('a secret that is typed as text', () => {
  test.each([
    ['hunter2', 'must be at least 20 characters'],
    ['changeme-changeme-changeme', 'is a placeholder or too easy to guess'],
    ['abcabcabcabcabcabcabcabc', 'is a placeholder or too easy to guess'],
  ])('is not %s', (CHAT_IDENTITY_SECRET, problem) => {
    expect(problemsOf({ CHAT_IDENTITY_SECRET })).toContain(`CHAT_IDENTITY_SECRET ${problem}`);
  });
});

describe('no setting is quoted in a problem', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
  // A folder of any name is right, and would be made.
  const names = listed.filter((name) => name !== 'DATA_FOLDER');
  const SECRET = 'hunter2-Zq9';
  const WRONG = [
    SECRET,
    `${SECRET}:${SECRET}`,
    `a:${SECRET},${SECRET}`,
    `postgres://user:${SECRET}%zz@host/name`,
    `http://user:${SECRET}@host:port/`,
    `https://key:${SECRET}@host/1`,
    `true=${SECRET}`,
  ];

  test.each(ENVIRONMENTS)('in %s, one by one and all at once', (FAIRLEAD_ENV) => {
    for (const value of WRONG) {
      const each = names.map((name) => problemsOf({ FAIRLEAD_ENV, [name]: value }));
      const all = problemsOf(Object.fromEntries(names.map((name) => [name, value])));
      expect([...each, all].join('\n')).not.toContain(SECRET);
    }
  });
});

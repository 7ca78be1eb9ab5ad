import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configFrom, SettingsRefused } from './config.ts';
import { ADAPTERS, NEEDS_OF_ROLE } from './settings.ts';

const folder = join(tmpdir(), 'fairlead-needs-of-adapters');

function problemsOf(env: Readonly<Record<string, string>>): string[] {
  try {
    configFrom(env, { dataFolder: folder, webBundle: 'bundle.js' });
    return [];
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    return error.message.split('\n').slice(1);
  }
}

const randomKey = (seed: number): string =>
  Buffer.from(
    Array.from({ length: 32 }, (_unused, index) => (seed * 37 + index * index * 11) % 256),
  ).toString('base64');

const signingKey = (modulusLength: number): string =>
  generateKeyPairSync('rsa', {
    modulusLength,
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  }).privateKey.toString('base64');

const KEY = signingKey(2048);

const curveKey = (namedCurve: string): string =>
  generateKeyPairSync('ec', {
    namedCurve,
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  }).privateKey.toString('base64');

const PAYMENTS_KEY = curveKey('P-521');

/** Production with every adapter of the API live. */
const API_IN_PRODUCTION = {
  FAIRLEAD_ENV: 'production',
  ROLES: 'api',
  TRUSTED_PROXIES: '1',
  DATABASE_URL: 'postgres://app@database.example/fairlead',
  MIGRATION_DATABASE_URL: 'postgres://owner@database.example/fairlead',
  ENCRYPTION_KEYS: `k1:${randomKey(1)}`,
  BLIND_INDEX_KEY: randomKey(2),
  TOKEN_PEPPER: randomKey(3),
  SIGNING_KEY: randomKey(4),
  CREDIT_BUREAU_PROVIDER: 'http',
  CREDIT_BUREAU_URL: 'https://bureau.example/lender',
  CREDIT_BUREAU_TOKEN: 'bureau-0123456789abcdefABCDEF012345',
  CREDIT_AGENCY_NAME: 'Harbour Credit Files',
  CREDIT_AGENCY_ADDRESS: '2 Ledger Street, Sampleton, ZZ99 7CR',
  CREDIT_AGENCY_PHONE: '0808 157 0101',
  CREDIT_AGENCY_FILE_URL: 'https://harbour.example/file',
  DIRECT_DEBIT_PROVIDER: 'gocardless',
  GOCARDLESS_ACCESS_TOKEN: 'live_0123456789abcdefABCDEF0123456789',
  GOCARDLESS_WEBHOOK_SECRET: 'whs-fedcba9876543210ABCDEF0123456789',
  BANK_ACCOUNT_CHECK_PROVIDER: 'clearbank',
  CLEARBANK_TOKEN: 'cb0123456789abcdefABCDEF0123456789',
  CLEARBANK_SIGNING_KEY: KEY,
  ADDRESS_LOOKUP_PROVIDER: 'ideal-postcodes',
  IDEAL_POSTCODES_API_KEY: 'ak_0123456789abcdefABCDEF0123',
  DECLINE_PANEL_PROVIDER: 'http',
  DECLINE_PANEL_URL: 'https://panel.example',
  DECLINE_PANEL_TOKEN: 'panel-0123456789abcdefABCDEF0123456',
  INCOME_DATA_PROVIDER: 'truelayer',
  TRUELAYER_CLIENT_ID: 'fairlead-7f3a21',
  TRUELAYER_CLIENT_SECRET: '8f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0',
  BANK_PAYMENTS_PROVIDER: 'truelayer',
  TRUELAYER_MERCHANT_ACCOUNT_ID: '7a1b9f7e-2a0f-4d5c-9e6a-0f2b3c4d5e6f',
  TRUELAYER_ACCOUNT_HOLDER: 'Fairlead Finance Ltd',
  TRUELAYER_SIGNING_KEY_ID: '45fc75cf-5649-4134-84b3-192c2c78e990',
  TRUELAYER_SIGNING_KEY: PAYMENTS_KEY,
  CARDS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'rk_live_0123456789abcdefABCDEF',
  STRIPE_WEBHOOK_SECRET: 'whsec_9876543210abcdefABCDEF',
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0123456789abcdef'.repeat(2)}`,
  TWILIO_AUTH_TOKEN: 'fedcba9876543210fedcba9876543210',
  TWILIO_FROM: '+447700900123',
  VIRUS_SCAN_PROVIDER: 'clamd',
  CLAMD_ADDRESS: 'clamd.example:3310',
} as const;

describe('the API in production', () => {
  test('starts once every adapter is configured, but for the demonstration lender', () => {
    const problems = problemsOf(API_IN_PRODUCTION).filter(
      (problem) => !/DIRECT_DEBIT_[GS]|_SHEET_FILE/.test(problem),
    );
    expect(problems).toEqual([expect.stringContaining('refuses the demonstration lender') as string]);
  });

  test('has a live adapter for everything that it uses', () => {
    for (const need of NEEDS_OF_ROLE.api)
      expect(ADAPTERS[need].filter((name) => name !== 'sandbox').length, need).toBeGreaterThan(0);
  });

  test.each([
    ['CREDIT_BUREAU_URL', 'CREDIT_BUREAU_PROVIDER=http needs CREDIT_BUREAU_URL'],
    ['CREDIT_BUREAU_TOKEN', 'CREDIT_BUREAU_PROVIDER=http needs CREDIT_BUREAU_TOKEN'],
    ['GOCARDLESS_ACCESS_TOKEN', 'DIRECT_DEBIT_PROVIDER=gocardless needs GOCARDLESS_ACCESS_TOKEN'],
    ['GOCARDLESS_WEBHOOK_SECRET', 'DIRECT_DEBIT_PROVIDER=gocardless needs GOCARDLESS_WEBHOOK_SECRET'],
    ['CLEARBANK_TOKEN', 'BANK_ACCOUNT_CHECK_PROVIDER=clearbank needs CLEARBANK_TOKEN'],
    ['CLEARBANK_SIGNING_KEY', 'BANK_ACCOUNT_CHECK_PROVIDER=clearbank needs CLEARBANK_SIGNING_KEY'],
    ['IDEAL_POSTCODES_API_KEY', 'ADDRESS_LOOKUP_PROVIDER=ideal-postcodes needs IDEAL_POSTCODES_API_KEY'],
    ['DECLINE_PANEL_URL', 'DECLINE_PANEL_PROVIDER=http needs DECLINE_PANEL_URL'],
    ['DECLINE_PANEL_TOKEN', 'DECLINE_PANEL_PROVIDER=http needs DECLINE_PANEL_TOKEN'],
    ['TRUELAYER_CLIENT_ID', 'INCOME_DATA_PROVIDER=truelayer needs TRUELAYER_CLIENT_ID'],
    ['TRUELAYER_CLIENT_SECRET', 'INCOME_DATA_PROVIDER=truelayer needs TRUELAYER_CLIENT_SECRET'],
    ['TRUELAYER_MERCHANT_ACCOUNT_ID', 'BANK_PAYMENTS_PROVIDER=truelayer needs TRUELAYER_MERCHANT_ACCOUNT_ID'],
    ['TRUELAYER_ACCOUNT_HOLDER', 'BANK_PAYMENTS_PROVIDER=truelayer needs TRUELAYER_ACCOUNT_HOLDER'],
    ['TRUELAYER_SIGNING_KEY_ID', 'BANK_PAYMENTS_PROVIDER=truelayer needs TRUELAYER_SIGNING_KEY_ID'],
    ['TRUELAYER_SIGNING_KEY', 'BANK_PAYMENTS_PROVIDER=truelayer needs TRUELAYER_SIGNING_KEY'],
    ['STRIPE_SECRET_KEY', 'CARDS_PROVIDER=stripe needs STRIPE_SECRET_KEY'],
    ['STRIPE_WEBHOOK_SECRET', 'CARDS_PROVIDER=stripe needs STRIPE_WEBHOOK_SECRET'],
  ])('does not start without %s, and says so', (name, problem) => {
    expect(problemsOf({ ...API_IN_PRODUCTION, [name]: '' }).join('\n')).toContain(problem);
  });

  test.each([
    ['CREDIT_BUREAU_PROVIDER', 'creditBureau'],
    ['DIRECT_DEBIT_PROVIDER', 'directDebit'],
    ['BANK_ACCOUNT_CHECK_PROVIDER', 'bankAccountCheck'],
    ['ADDRESS_LOOKUP_PROVIDER', 'addressLookup'],
    ['DECLINE_PANEL_PROVIDER', 'declinePanel'],
    ['INCOME_DATA_PROVIDER', 'incomeData'],
    ['BANK_PAYMENTS_PROVIDER', 'bankPayments'],
    ['CARDS_PROVIDER', 'cards'],
  ])('refuses %s=sandbox', (name, need) => {
    const problems = problemsOf({ ...API_IN_PRODUCTION, [name]: 'sandbox' });
    expect(problems.join('\n')).toContain(`refuses sandbox providers: ${need}`);
  });

  test('refuses the simulation of banks', () => {
    const problems = problemsOf({ ...API_IN_PRODUCTION, CLEARBANK_ENVIRONMENT: 'simulation' });
    expect(problems.join('\n')).toContain('refuses CLEARBANK_ENVIRONMENT=simulation');
  });

  test('refuses collections that move no money', () => {
    const problems = problemsOf({ ...API_IN_PRODUCTION, GOCARDLESS_ENVIRONMENT: 'sandbox' });
    expect(problems.join('\n')).toContain('refuses GOCARDLESS_ENVIRONMENT=sandbox');
  });

  test('refuses the invented bank', () => {
    const problems = problemsOf({ ...API_IN_PRODUCTION, TRUELAYER_ENVIRONMENT: 'sandbox' });
    expect(problems.join('\n')).toContain('refuses TRUELAYER_ENVIRONMENT=sandbox');
  });

  test('takes a key on P-521 for payments, and no other', () => {
    for (const key of [curveKey('P-256'), KEY, 'rubbish'])
      expect(problemsOf({ ...API_IN_PRODUCTION, TRUELAYER_SIGNING_KEY: key }).join('\n')).toContain(
        'TRUELAYER_SIGNING_KEY must be an elliptic-curve key on P-521',
      );
  });

  test('refuses a key of Stripe’s test mode, whose payments move no money', () => {
    const problems = problemsOf({ ...API_IN_PRODUCTION, STRIPE_SECRET_KEY: 'sk_test_0123456789abcdefABCD' });
    expect(problems.join('\n')).toContain('refuses a test key in STRIPE_SECRET_KEY');
  });

  test.each(['fairlead&scope=payments', 'fair lead', 'https://elsewhere.example'])(
    'refuses %s as the name of a client',
    (TRUELAYER_CLIENT_ID) => {
      const problems = problemsOf({ ...API_IN_PRODUCTION, TRUELAYER_CLIENT_ID });
      expect(problems.join('\n')).toContain('TRUELAYER_CLIENT_ID must be letters, digits and hyphens');
    },
  );

  test('asks nothing of a worker that does not use them', () => {
    const worker = { ...API_IN_PRODUCTION, ROLES: 'worker', CREDIT_BUREAU_URL: '', CLEARBANK_TOKEN: '' };
    expect(problemsOf(worker).join('\n')).not.toMatch(/CREDIT_BUREAU|CLEARBANK/);
  });
});

describe('files in S3', () => {
  const IN_S3 = {
    ...API_IN_PRODUCTION,
    FILES_PROVIDER: 's3',
    FILES_S3_ENDPOINT: 'https://s3.eu-west-2.amazonaws.com',
    FILES_S3_REGION: 'eu-west-2',
    FILES_S3_BUCKET: 'files-of-a-lender',
    FILES_S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
    FILES_S3_SECRET_ACCESS_KEY: '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',
  } as const;
  const ofFiles = (env: Readonly<Record<string, string>>) =>
    problemsOf(env).filter((problem) => problem.includes('FILES_'));

  test('are stored once every setting is there', () => {
    expect(ofFiles(IN_S3)).toEqual([]);
    expect(ofFiles({ ...IN_S3, FILES_S3_ADDRESSING: 'virtual-host' })).toEqual([]);
  });

  test.each(Object.keys(IN_S3).filter((name) => name.startsWith('FILES_S3_')))('need %s', (name) => {
    const missing = { ...IN_S3, [name]: '' };
    expect(ofFiles(missing)).toEqual([expect.stringContaining(`FILES_PROVIDER=s3 needs ${name}`)]);
    expect(ofFiles({ ...missing, ROLES: 'worker' }).join()).toContain(name);
    expect(ofFiles({ ...missing, FILES_PROVIDER: 'database' })).toEqual([]);
  });

  test.each([
    ['FILES_S3_ENDPOINT', 'http://s3.example'],
    ['FILES_S3_ENDPOINT', 'https://s3.example:9000'],
    ['FILES_S3_BUCKET', 'Files.Of.A.Lender'],
    ['FILES_S3_REGION', 'eu west'],
    ['FILES_S3_ACCESS_KEY_ID', 'a key'],
    ['FILES_S3_SECRET_ACCESS_KEY', 'short'],
    ['FILES_S3_ADDRESSING', 'other'],
  ])('refuse %s=%s', (name, value) => {
    expect(ofFiles({ ...IN_S3, [name]: value }).join()).toContain(name);
  });
});

describe('the address of a service', () => {
  test.each([
    'http://bureau.example',
    'https://bureau.example:8443',
    'https://user:password@bureau.example',
    'https://bureau.example/?token=1',
    'https://bureau.example/#searches',
    'bureau.example',
  ])('is not %s', (CREDIT_BUREAU_URL) => {
    const problems = problemsOf({ ...API_IN_PRODUCTION, CREDIT_BUREAU_URL });
    expect(problems.join('\n')).toMatch(/CREDIT_BUREAU_URL must be/);
  });
});

describe('the key that signs requests', () => {
  const problemsWith = (CLEARBANK_SIGNING_KEY: string) =>
    problemsOf({ ...API_IN_PRODUCTION, CLEARBANK_SIGNING_KEY }).join('\n');

  test.each([
    ['text', 'not-a-key-but-secret'],
    ['random bytes', randomKey(9)],
    ['too short', signingKey(1024)],
    ['for elliptic curves', curveKey('P-256')],
  ])('is not one that is %s, and is never quoted', (_name, key) => {
    const problems = problemsWith(key);
    expect(problems).toContain('CLEARBANK_SIGNING_KEY must be an RSA key of at least 2048 bits');
    expect(problems).not.toContain(key);
  });
});

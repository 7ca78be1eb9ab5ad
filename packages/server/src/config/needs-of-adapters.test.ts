import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  API_IN_PRODUCTION,
  curveKey,
  KEY,
  randomKey,
  signingKey,
} from '@fairlead/testing/production-settings';
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

describe('the API in production', () => {
  test('starts once every adapter is configured, but for the demonstration lender', () => {
    const problems = problemsOf(API_IN_PRODUCTION).filter(
      (problem) => !/DIRECT_DEBIT_[GS]|_SHEET_FILE/.test(problem),
    );
    expect(problems).toEqual([expect.stringContaining('refuses the demonstration lender') as string]);
  });

  test('has a live adapter for everything that any role uses', () => {
    for (const need of new Set(Object.values(NEEDS_OF_ROLE).flat()))
      expect(ADAPTERS[need].filter((name) => name !== 'sandbox').length, need).toBeGreaterThan(0);
  });

  test.each([
    ['CREDIT_BUREAU_URL', 'CREDIT_BUREAU_PROVIDER=http needs CREDIT_BUREAU_URL'],
    ['CREDIT_BUREAU_TOKEN', 'CREDIT_BUREAU_PROVIDER=http needs CREDIT_BUREAU_TOKEN'],
    ['GOCARDLESS_ACCESS_TOKEN', 'DIRECT_DEBIT_PROVIDER=gocardless needs GOCARDLESS_ACCESS_TOKEN'],
    ['GOCARDLESS_WEBHOOK_SECRET', 'DIRECT_DEBIT_PROVIDER=gocardless needs GOCARDLESS_WEBHOOK_SECRET'],
    ['CLEARBANK_TOKEN', 'BANK_ACCOUNT_CHECK_PROVIDER=clearbank needs CLEARBANK_TOKEN'],
    ['CLEARBANK_WEBHOOK_KEY', 'PAYOUTS_PROVIDER=clearbank needs CLEARBANK_WEBHOOK_KEY'],
    ['CLEARBANK_IBAN', 'PAYOUTS_PROVIDER=clearbank needs CLEARBANK_IBAN'],
    ['CLEARBANK_ADDRESS', 'PAYOUTS_PROVIDER=clearbank needs CLEARBANK_ADDRESS'],
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
    ['CARD_PAYMENT_PUBLISHABLE_KEY', 'CARDS_PROVIDER=stripe needs CARD_PAYMENT_PUBLISHABLE_KEY'],
    ['STRIPE_SECRET_KEY', 'CARDS_PROVIDER=stripe needs STRIPE_SECRET_KEY'],
    ['STRIPE_WEBHOOK_SECRET', 'CARDS_PROVIDER=stripe needs STRIPE_WEBHOOK_SECRET'],
  ])('does not start without %s, and says so', (name, problem) => {
    expect(problemsOf({ ...API_IN_PRODUCTION, [name]: '' }).join('\n')).toContain(problem);
  });

  test.each([
    ['CREDIT_BUREAU_PROVIDER', 'creditBureau'],
    ['DIRECT_DEBIT_PROVIDER', 'directDebit'],
    ['PAYOUTS_PROVIDER', 'payouts'],
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
    const worker = {
      ...API_IN_PRODUCTION,
      ROLES: 'worker',
      CREDIT_BUREAU_URL: '',
      IDEAL_POSTCODES_API_KEY: '',
    };
    expect(problemsOf(worker).join('\n')).not.toMatch(/CREDIT_BUREAU|IDEAL_POSTCODES/);
  });
});

describe('every role in production', () => {
  mkdirSync(folder, { recursive: true });
  const DIRECT_DEBIT_GUARANTEE_FILE = join(folder, 'guarantee.json');
  const points = ['A text of the scheme for this test.'];
  writeFileSync(
    DIRECT_DEBIT_GUARANTEE_FILE,
    JSON.stringify({ version: '1', issuedOn: '2026-01-05', points }),
  );
  const SHEET = join(folder, 'sheet.json');
  const sheet = { title: 'A sheet for this test', version: '1', issuedOn: '2026-01-05', paragraphs: points };
  writeFileSync(SHEET, JSON.stringify(sheet));
  const ALL = {
    ...API_IN_PRODUCTION,
    ROLES: 'api,web,worker',
    EMAIL_PROVIDER: 'smtp',
    SMTP_URL: 'smtp://lender:a-password@mail.example:587',
    DIRECT_DEBIT_GUARANTEE_FILE,
    DIRECT_DEBIT_SERVICE_USER_NUMBER: '123456',
    ARREARS_SHEET_FILE: SHEET,
    DEFAULT_SHEET_FILE: SHEET,
  } as const;

  test('starts with these settings, but for the demonstration lender', () => {
    expect(problemsOf(ALL)).toEqual([expect.stringContaining('refuses the demonstration lender') as string]);
  });

  test('names everything that is missing in one message', () => {
    const chosen = Object.entries(ALL).filter(([name]) => /_PROVIDER$|^FAIRLEAD_ENV$|^ROLES$/.test(name));
    const message = problemsOf(Object.fromEntries(chosen)).join('\n');
    const needed = Object.keys(ALL).filter((name) => /^(GOCARDLESS|CLEARBANK|STRIPE|SMTP)_/.test(name));
    for (const name of [...needed, 'DATABASE_URL', 'ENCRYPTION_KEYS', 'DIRECT_DEBIT_GUARANTEE_FILE'])
      expect(message).toContain(name);
  });

  test('refuses what is no key of ClearBank’s, no IBAN and no address', () => {
    const wrong = { CLEARBANK_WEBHOOK_KEY: KEY, CLEARBANK_IBAN: '12345678', CLEARBANK_ADDRESS: 'a\\b' };
    const message = problemsOf({ ...ALL, ...wrong }).join('\n');
    expect(message).toContain('CLEARBANK_WEBHOOK_KEY must be an RSA key');
    expect(message).toContain('CLEARBANK_IBAN must be a British IBAN');
    expect(message).toContain('CLEARBANK_ADDRESS must be one line');
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

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsBy } from '../testing/refused-settings.ts';
import { configFrom } from './config.ts';

let dataFolder: string;
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'fairlead-config-'));
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

const configOf = (env: Record<string, string> = {}) =>
  configFrom(env, { dataFolder, webBundle: 'bundle.js' });

const problemsOf = problemsBy(configOf);

describe('a sandbox', () => {
  test('needs no setting at all', () => {
    expect(configOf()).toMatchObject({
      env: 'sandbox',
      roles: ['api', 'web', 'worker'],
      port: 3000,
      brand: null,
      brandOverride: true,
      styleguide: true,
      voidContracts: true,
      rateLimitMultiplier: 1,
    });
  });

  test('has an address for each brand', () => {
    expect(configOf({ PORT: '4000' }).publicUrls).toMatchObject({
      lendable: 'http://localhost:4000',
      asda: 'http://asda.localhost:4000',
    });
    expect(configOf({ PUBLIC_URL_ASDA: 'https://loans.asda.example/' }).publicUrls.asda).toBe(
      'https://loans.asda.example',
    );
  });
});

describe('the figures of a brand', () => {
  test('are what its operator states, and nothing where nothing is stated', () => {
    const { figures } = configOf({ REVIEWS_ASDA: '1250, 4.5, 4.6', CUSTOMER_COUNT_MOTOR: '80000' });
    expect(figures).toMatchObject({
      asda: { customers: null, reviews: { reviews: 1250, stars: 4.5, score: 4.6 } },
      motor: { customers: 80_000, reviews: null },
      lendable: { customers: null, reviews: null },
    });
  });

  test.each([
    '1250',
    '1250,4.5',
    '1250,4.3,4.6',
    '1250,4.5,4.65',
    '0,4.5,4.6',
    '1.5,4.5,4.6',
    '1250,4.5,5.1',
  ])('are not %s', (REVIEWS_ASDA) =>
    expect(problemsOf({ REVIEWS_ASDA })).toContain('REVIEWS_ASDA must be reviews,stars,score'),
  );
});

describe('settings that do not fit', () => {
  test('are all named in one message', () => {
    const message = problemsOf({
      PORT: 'http',
      LOG_LEVEL: 'loud',
      ROLES: 'api,cleaner',
      BRAND: 'unknown',
      DATABASE_URL: 'mysql://localhost/x',
      EMAIL_PROVIDER: 'smtp',
    });
    for (const name of ['PORT', 'LOG_LEVEL', 'ROLES', 'BRAND', 'DATABASE_URL', 'SMTP_URL']) {
      expect(message).toContain(name);
    }
  });

  test('under an old name are named with the new one, also next to it', () => {
    const message = 'PROOF_REVIEW_PROVIDER has a new name: set REVIEWER_PROVIDER instead';
    expect(problemsOf({ PROOF_REVIEW_PROVIDER: 'staff' })).toContain(message);
    expect(problemsOf({ PROOF_REVIEW_PROVIDER: 'staff', REVIEWER_PROVIDER: 'staff' })).toContain(message);
    expect(problemsOf({ PROOF_REVIEW_PROVIDER: '', REVIEWER_PROVIDER: 'staff' })).toBe('none');
  });

  test('of a brand say which there are, and that it may be left out', () => {
    const message = problemsOf({ BRAND: 'unknown', LOG_LEVEL: 'loud' });
    expect(message).toMatch(/BRAND must be one of [a-z]\w+(, \w+)+, or be left out$/m);
    expect(message).toMatch(/LOG_LEVEL must be one of fatal, [a-z, ]+ silent$/m);
  });

  test('of an unknown role are named with what the roles need', () => {
    for (const ROLES of ['cleaner', 'web,cleaner']) {
      const message = problemsOf({ FAIRLEAD_ENV: 'production', ROLES });
      expect(message).toContain('ROLES must list some of api, web, worker');
      expect(message).toContain('TOKEN_PEPPER is not set');
      expect(message).toContain('needs DATABASE_URL');
    }
  });

  test('split roles need a database that several can share', () => {
    expect(problemsOf({ ROLES: 'api' })).toContain('needs DATABASE_URL');
    expect(problemsOf({ ROLES: 'api', DATABASE_URL: 'postgres://localhost/fairlead' })).toBe('none');
  });
});

describe('text messages by Twilio', () => {
  const TWILIO = {
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: `AC${'0123456789abcdef'.repeat(2)}`,
    TWILIO_AUTH_TOKEN: 'fedcba9876543210fedcba9876543210',
    TWILIO_FROM: '+447700900123',
  };

  test('need an account, its token and a sender, which one message names', () => {
    expect(problemsOf({ SMS_PROVIDER: 'twilio' })).toContain(
      'SMS_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_MESSAGING_SERVICE_SID or TWILIO_FROM',
    );
    const withoutToken = { ...TWILIO, TWILIO_AUTH_TOKEN: '' };
    expect(problemsOf(withoutToken)).toContain('needs TWILIO_AUTH_TOKEN');
    const pages = { ROLES: 'web', DATABASE_URL: 'postgres://localhost/fairlead' };
    expect(problemsOf({ ...withoutToken, ...pages })).toBe('none');
    expect(problemsOf(TWILIO)).toBe('none');
  });

  test('come from one sender', () => {
    const service = { TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}` };
    expect(problemsOf({ ...TWILIO, ...service })).toContain('exclude each other');
    expect(problemsOf({ ...TWILIO, TWILIO_FROM: '', ...service })).toBe('none');
  });

  test.each(['Lendable', 'Loans 24', '+15005550006'])('can come from %s', (TWILIO_FROM) =>
    expect(problemsOf({ ...TWILIO, TWILIO_FROM })).toBe('none'),
  );

  test.each([
    ['TWILIO_FROM', '07700 900123'],
    ['TWILIO_FROM', 'A name that is too long'],
    ['TWILIO_ACCOUNT_SID', 'fedcba9876543210fedcba9876543210'],
    ['TWILIO_MESSAGING_SERVICE_SID', 'AC0'],
  ])('refuse a %s such as %s', (name, value) => {
    expect(problemsOf({ ...TWILIO, [name]: value })).toContain(`${name} must be`);
  });

  test('quote no token that is wrong', () => {
    const message = problemsOf({ ...TWILIO, TWILIO_AUTH_TOKEN: 'short-secret' });
    expect(message).toContain('TWILIO_AUTH_TOKEN must be at least 20 characters');
    expect(message).not.toContain('short-secret');
  });
});

describe('hosts of other lenders', () => {
  test('are the page of the sandbox that plays one, unless they are set', () => {
    expect(configOf({ PORT: '4000' }).declinePartnerHosts).toEqual(['http://localhost:4000']);
    const DECLINE_PARTNER_HOSTS = 'https://apply.lender.example, https://other.example:8443';
    expect(configOf({ DECLINE_PARTNER_HOSTS }).declinePartnerHosts).toEqual([
      'https://apply.lender.example',
      'https://other.example:8443',
    ]);
  });

  test.each([
    'http://apply.lender.example',
    'https://apply.lender.example/path',
    'https://user@apply.lender.example',
    'apply.lender.example',
    'https://apply.lender.example,',
    '*',
  ])('refuse %s', (DECLINE_PARTNER_HOSTS) => {
    expect(problemsOf({ DECLINE_PARTNER_HOSTS })).toContain('DECLINE_PARTNER_HOSTS must list addresses');
  });
});

describe('reviews by Trustpilot', () => {
  const TRUSTPILOT = {
    REVIEWS_PROVIDER: 'trustpilot',
    TRUSTPILOT_API_KEY: 'tp0123456789abcdefABCDEF01234567',
    TRUSTPILOT_BUSINESS_UNIT_ASDA: '507f191e810c19729de860ea',
  };

  test('need a key and the id of a brand, which one message names', () => {
    expect(problemsOf({ REVIEWS_PROVIDER: 'trustpilot' })).toContain(
      'REVIEWS_PROVIDER=trustpilot needs TRUSTPILOT_API_KEY, a TRUSTPILOT_BUSINESS_UNIT_…',
    );
    expect(configOf(TRUSTPILOT).businessUnits).toMatchObject({
      asda: '507f191e810c19729de860ea',
      motor: null,
    });
  });

  test('refuse an id that is none, and quote no key', () => {
    const message = problemsOf({
      ...TRUSTPILOT,
      TRUSTPILOT_BUSINESS_UNIT_ASDA: 'asda.example',
      TRUSTPILOT_API_KEY: 'short-secret',
    });
    expect(message).toContain('TRUSTPILOT_BUSINESS_UNIT_ASDA must be 24 hexadecimal digits');
    expect(message).toContain('TRUSTPILOT_API_KEY must be at least 20 characters');
    expect(message).not.toContain('short-secret');
  });
});

const WEB_IN_PRODUCTION = { FAIRLEAD_ENV: 'production', ROLES: 'web', TRUSTED_PROXIES: '1' };

describe('staging', () => {
  test('keeps the sandbox behind a password, where it serves the sandbox', () => {
    const settings = { FAIRLEAD_ENV: 'staging', DATABASE_URL: 'postgres://localhost/fairlead' };
    expect(problemsOf({ ...settings, ROLES: 'web,api' })).toContain('needs SANDBOX_PASSWORD');
    expect(problemsOf({ ...settings, ROLES: 'worker' })).not.toContain('SANDBOX_PASSWORD');
    const withPassword = { ...settings, SANDBOX_PASSWORD: 'four longish words here' };
    expect(problemsOf(withPassword)).not.toContain('SANDBOX_PASSWORD');
  });
});

describe('production', () => {
  test('refuses sandbox providers, overrides, default secrets and void contracts', () => {
    const zeros = Buffer.alloc(32).toString('base64');
    const message = problemsOf({
      FAIRLEAD_ENV: 'production',
      BRAND_OVERRIDE: 'true',
      VOID_CONTRACTS: 'true',
      RATE_LIMIT_MULTIPLIER: '100',
      SMTP_REQUIRES_TLS: 'false',
      ENCRYPTION_KEYS: `only:${zeros}`,
      TOKEN_PEPPER: zeros,
      PUBLIC_URL_ASDA: 'http://asda.example',
    });
    expect(message).toContain('sandbox providers: creditBureau');
    expect(message).toContain('BRAND_OVERRIDE');
    expect(message).toContain('VOID_CONTRACTS');
    expect(message).toContain('demonstration lender');
    expect(message).toContain('needs DIRECT_DEBIT_GUARANTEE_FILE');
    expect(message).toContain('needs ARREARS_SHEET_FILE and DEFAULT_SHEET_FILE');
    expect(message).toContain('needs DIRECT_DEBIT_SERVICE_USER_NUMBER');
    expect(message).toContain('RATE_LIMIT_MULTIPLIER');
    expect(message).toContain('refuses SMTP_REQUIRES_TLS=false');
    expect(message).toContain('needs TRUSTED_PROXIES of at least 1');
    expect(message).toContain('ENCRYPTION_KEYS (key 1) is not random');
    expect(message).toContain('TOKEN_PEPPER is not random');
    expect(message).toContain('BLIND_INDEX_KEY is not set');
    expect(message).toContain('needs DATABASE_URL');
    expect(message).toContain('https://');
  });

  test('asks a role only for what it uses: pages need no provider, secret or database', () => {
    expect(configOf(WEB_IN_PRODUCTION)).toMatchObject({ brandOverride: false });
  });

  test('has the reviews that are stated, and refuses made-up ones', () => {
    const ofApi = (env: Record<string, string>) =>
      problemsOf({ FAIRLEAD_ENV: 'production', ROLES: 'api', ...env });
    expect(ofApi({})).not.toContain('reviews');
    expect(ofApi({ REVIEWS_PROVIDER: 'sandbox' })).toMatch(/sandbox providers: .*reviews/);
  });

  test('has no style guide unless it is asked for', () => {
    expect(configOf(WEB_IN_PRODUCTION).styleguide).toBe(false);
    expect(configOf({ ...WEB_IN_PRODUCTION, STYLEGUIDE: 'true' }).styleguide).toBe(true);
    expect(configOf({ STYLEGUIDE: 'false' }).styleguide).toBe(false);
  });

  test('is behind a proxy, which the worker alone does not need', () => {
    expect(problemsOf({ ...WEB_IN_PRODUCTION, TRUSTED_PROXIES: '0' })).toContain('TRUSTED_PROXIES');
    expect(problemsOf({ ...WEB_IN_PRODUCTION, ROLES: 'worker', TRUSTED_PROXIES: '0' })).not.toContain(
      'TRUSTED_PROXIES',
    );
  });

  test('of the worker alone says nothing of the bureau', () => {
    const message = problemsOf({ FAIRLEAD_ENV: 'production', ROLES: 'worker' });
    expect(message).toContain('directDebit');
    expect(message).not.toContain('creditBureau');
  });
});

test('.env.example lists every setting that the code reads', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const read: string[] = [];
  const spy = new Proxy({}, { get: (_target, name: string) => void read.push(name) });
  configFrom(spy, { dataFolder, webBundle: 'bundle.js' });
  const current = new Set(read.filter((name) => name !== 'PROOF_REVIEW_PROVIDER'));
  expect([...current].sort()).toEqual(listed.sort());
});

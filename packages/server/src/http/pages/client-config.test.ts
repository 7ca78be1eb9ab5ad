import { generateKeyPairSync } from 'node:crypto';
import { testConfig } from '@fairlead/testing/test-config';
import { describe, expect, test } from 'vitest';
import { clientConfigOf } from './client-config.ts';

const SECRETS = {
  DATABASE_URL: 'postgres://fairlead:a-secret-of-ours@localhost/fairlead',
  SMTP_URL: 'smtp://fairlead:a-secret-of-ours@localhost',
  CHAT_IDENTITY_SECRET: 'a-secret-of-ours-and-of-the-chat',
  SANDBOX_PASSWORD: 'a-secret-of-ours-for-the-sandbox',
  OIDC_CLIENT_SECRET: 'a-secret-of-ours-and-of-the-issuer',
  TWILIO_AUTH_TOKEN: 'a-secret-of-ours-and-of-twilio',
  TRUSTPILOT_API_KEY: 'a-secret-of-ours-and-of-trustpilot',
  CLEARBANK_TOKEN: 'a-secret-of-ours-and-of-clearbank',
  CLEARBANK_SIGNING_KEY: generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  }).privateKey.toString('base64'),
  CLEARBANK_WEBHOOK_KEY: generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  }).publicKey.toString('base64'),
  GOCARDLESS_ACCESS_TOKEN: 'a-secret-of-ours-and-of-gocardless',
  GOCARDLESS_WEBHOOK_SECRET: 'a-secret-of-ours-and-of-its-messages',
  IDEAL_POSTCODES_API_KEY: 'a-secret-of-ours-and-of-ideal-postcodes',
  CREDIT_BUREAU_TOKEN: 'a-secret-of-ours-and-of-the-bureau',
  DECLINE_PANEL_TOKEN: 'a-secret-of-ours-and-of-the-panel',
  FILES_S3_SECRET_ACCESS_KEY: 'a-secret-of-ours-and-of-the-bucket',
  TRUELAYER_CLIENT_SECRET: 'a-secret-of-ours-and-of-truelayer',
  TRUELAYER_SIGNING_KEY: generateKeyPairSync('ec', {
    namedCurve: 'P-521',
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  }).privateKey.toString('base64'),
  DVLA_API_KEY: 'a-secret-of-ours-and-of-dvla',
  UK_VEHICLE_DATA_API_KEY: 'a-secret-of-ours-and-of-the-registers',
  VEHICLE_VALUATION_TOKEN: 'a-secret-of-ours-and-of-the-guide',
  STRIPE_WEBHOOK_SECRET: 'whsec_a-secret-of-ours-and-of-stripe',
  STRIPE_SECRET_KEY: 'sk_test_a-secret-of-ours-and-of-stripe',
  SERVICE_TOKENS: 'cards:a-secret-of-ours-and-of-the-cards-service',
  SHARED_API_TOKEN: 'loans:a-secret-of-ours-and-of-the-shared-api',
  METRICS_TOKEN: 'a-secret-of-ours-for-the-metrics',
  PRODUCT_API_URL: 'http://a-secret-of-ours.internal:3000',
};

const PUBLIC = {
  ADDRESS_LOOKUP_KEY: 'ak_public',
  CARD_PAYMENT_PUBLISHABLE_KEY: 'pk_test_public',
  TAG_MANAGER_ID: 'GTM-PUBLIC',
  OPEN_BANKING_CLIENT_ID: 'bank-public',
  SESSION_RECORDING_ID: '123',
  CHAT_ID: 'chat-public',
  VAULT_ID: 'tntpublic',
  VAULT_ENVIRONMENT: 'sandbox',
  SUPER_APP_DEEP_LINK: 'https://app.lendable.example/open',
  FEATURE_FLAGS: 'motor-applications=false',
};

describe('the configuration that a page receives', () => {
  test('is these keys and no others, whatever is configured', () => {
    const keys = [
      'addressLookupKey',
      'buildVersion',
      'cardPaymentPublishableKey',
      'chatId',
      'env',
      'featureFlags',
      'openBanking',
      'override',
      'productApiUrl',
      'publicUrl',
      'sessionRecordingId',
      'sharedApiUrl',
      'staticPath',
      'superAppDeepLink',
      'tagManagerId',
      'vaultEnvironment',
      'vaultId',
      'voidContracts',
    ];
    for (const settings of [{}, { ...SECRETS, ...PUBLIC }]) {
      expect(Object.keys(clientConfigOf(testConfig(settings), 'asda')).toSorted()).toEqual(keys);
    }
  });

  test('has no secret in it', () => {
    const config = testConfig({ ...SECRETS, ...PUBLIC });
    const received = JSON.stringify(clientConfigOf(config, 'asda'));
    const { encryptionKeys, currentKeyId: _id, ...others } = config.secrets;
    expect(Object.values(others)).not.toContain(null);
    for (const secret of [...Object.values(encryptionKeys), ...Object.values(others)])
      if (secret instanceof Uint8Array)
        expect(received).not.toContain(Buffer.from(secret).toString('base64'));
    expect(received).not.toContain('a-secret-of-ours');
  });

  test('is the brand’s own address, and the brand that the configuration names', () => {
    const received = clientConfigOf(testConfig({ BRAND: 'motor' }), 'asda');
    expect([received.publicUrl, received.override]).toEqual(['http://asda.localhost:3000', 'motor']);
    expect(clientConfigOf(testConfig(), 'asda').override).toBeNull();
  });

  test('is nothing where nothing is configured', () => {
    const { env, buildVersion, publicUrl, voidContracts, featureFlags, ...rest } = clientConfigOf(
      testConfig(),
      'lendable',
    );
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
    expect([env, buildVersion, publicUrl, voidContracts]).toEqual([
      'sandbox',
      'development',
      'http://localhost:3000',
      true,
    ]);
    expect(featureFlags).toEqual({ 'auto-payslip-verification': true, 'motor-applications': true });
  });

  test('is what was set', () => {
    const settings = { ...PUBLIC, STATIC_PATH: 'https://static.example/' };
    expect(clientConfigOf(testConfig(settings), 'asda')).toMatchObject({
      staticPath: 'https://static.example',
      cardPaymentPublishableKey: 'pk_test_public',
      openBanking: { clientId: 'bank-public', environment: 'sandbox' },
      superAppDeepLink: 'https://app.lendable.example/open',
      featureFlags: { 'auto-payslip-verification': true, 'motor-applications': false },
    });
  });
});

describe('a setting that every page would show is refused', () => {
  test.each([
    ['a secret key for cards', { CARD_PAYMENT_PUBLISHABLE_KEY: 'sk_live_1' }, 'must start with pk_'],
    ['markup', { TAG_MANAGER_ID: '"><script>' }, 'TAG_MANAGER_ID must be letters'],
    ['an address that runs a script', { SUPER_APP_DEEP_LINK: 'javascript:alert(1)' }, 'https://'],
    [
      'a reporter’s secret',
      { ERROR_REPORTER_DSN: 'https://key:secret@errors.example/1' },
      'public key alone',
    ],
    [
      'a reporter’s host that would add to the content policy',
      { ERROR_REPORTER_DSN: 'https://key@errors.example;sandbox/1' },
      'name a host',
    ],
    [
      'an address of the API that would add to the content policy',
      { CLIENT_PRODUCT_API_URL: 'https://api.example;sandbox' },
      'CLIENT_PRODUCT_API_URL must name a host',
    ],
    [
      'a folder of built files, which their scripts and styles would not find',
      { STATIC_PATH: 'https://static.example/web' },
      'STATIC_PATH must be a host alone, such as https://static.example, without a folder',
    ],
    ['a flag that there is not', { FEATURE_FLAGS: 'auto-payslip=true' }, 'of auto-payslip-verification'],
    ['a flag that is neither on nor off', { FEATURE_FLAGS: 'auto-payslip-verification' }, 'name=true'],
  ])('%s', (_what, settings, problem) => {
    expect(() => testConfig(settings)).toThrow(problem);
  });
});

test('faults of pages are reported where the settings say, and nowhere without them', () => {
  const dsn = 'https://key@errors.example/1';
  expect(testConfig({ ERROR_REPORTER_DSN: dsn }).errorReporter).toEqual({ dsn });
  expect(testConfig().errorReporter).toBeNull();
});

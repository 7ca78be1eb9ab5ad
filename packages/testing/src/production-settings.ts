import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

export const randomKey = (seed: number): string =>
  Buffer.from(
    Array.from({ length: 32 }, (_unused, index) => (seed * 37 + index * index * 11) % 256),
  ).toString('base64');

export const signingKey = (modulusLength: number): string =>
  generateKeyPairSync('rsa', {
    modulusLength,
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  }).privateKey.toString('base64');

export const KEY = signingKey(2048);

const PUBLIC_KEY = createPublicKey(
  createPrivateKey({ key: Buffer.from(KEY, 'base64'), format: 'der', type: 'pkcs8' }),
)
  .export({ format: 'der', type: 'spki' })
  .toString('base64');

export const curveKey = (namedCurve: string): string =>
  generateKeyPairSync('ec', {
    namedCurve,
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  }).privateKey.toString('base64');

const PAYMENTS_KEY = curveKey('P-521');

/** Production with every adapter of the API live. */
export const API_IN_PRODUCTION = {
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
  PAYOUTS_PROVIDER: 'clearbank',
  CLEARBANK_WEBHOOK_KEY: PUBLIC_KEY,
  CLEARBANK_IBAN: 'GB29 NWBK 6016 1331 9268 19',
  CLEARBANK_ADDRESS: 'UK, Sampleton, Ledger Street, 2, ZZ99 7CR',
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
  CARD_PAYMENT_PUBLISHABLE_KEY: 'pk_live_0123456789abcdefABCDEF',
  STRIPE_SECRET_KEY: 'rk_live_0123456789abcdefABCDEF',
  STRIPE_WEBHOOK_SECRET: 'whsec_9876543210abcdefABCDEF',
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0123456789abcdef'.repeat(2)}`,
  TWILIO_AUTH_TOKEN: 'fedcba9876543210fedcba9876543210',
  TWILIO_FROM: '+447700900123',
  VIRUS_SCAN_PROVIDER: 'clamd',
  CLAMD_ADDRESS: 'clamd.example:3310',
} as const;

/** What an API that takes motor applications needs besides, without the accounts of other lenders, which are a file. */
export const MOTOR_IN_PRODUCTION = {
  FEATURE_FLAGS: 'motor-applications=true',
  VEHICLE_ENQUIRY_PROVIDER: 'dvla',
  DVLA_API_KEY: 'dvla-0123456789abcdefABCDEF01234567',
  VEHICLE_HISTORY_PROVIDER: 'uk-vehicle-data',
  UK_VEHICLE_DATA_API_KEY: '01234567-89ab-cdef-0123-456789abcdef',
  VEHICLE_VALUATION_PROVIDER: 'http',
  VEHICLE_VALUATION_URL: 'https://values.example',
  VEHICLE_VALUATION_TOKEN: 'values-0123456789abcdefABCDEF0123456',
} as const;

import { needsOf, type Config, type ProviderNeed } from './settings.ts';

interface LiveAdapter {
  readonly need: ProviderNeed;
  readonly adapter: string;
  /** The setting that chooses it, for the message. */
  readonly choice: string;
  /** What it needs: settings by name, and whether each is there. */
  readonly needed: (config: Config) => Readonly<Record<string, boolean>>;
}

const LIVE_ADAPTERS: readonly LiveAdapter[] = [
  {
    need: 'creditBureau',
    adapter: 'http',
    choice: 'CREDIT_BUREAU_PROVIDER=http',
    needed: ({ serviceUrls, secrets }) => ({
      CREDIT_BUREAU_URL: serviceUrls.creditBureau !== null,
      CREDIT_BUREAU_TOKEN: secrets.creditBureauToken !== null,
    }),
  },
  {
    need: 'directDebit',
    adapter: 'gocardless',
    choice: 'DIRECT_DEBIT_PROVIDER=gocardless',
    needed: ({ secrets }) => ({
      GOCARDLESS_ACCESS_TOKEN: secrets.goCardlessToken !== null,
      GOCARDLESS_WEBHOOK_SECRET: secrets.goCardlessWebhookSecret !== null,
    }),
  },
  {
    need: 'payouts',
    adapter: 'clearbank',
    choice: 'PAYOUTS_PROVIDER=clearbank',
    needed: ({ clearBankAccount, secrets }) => ({
      CLEARBANK_TOKEN: secrets.clearBankToken !== null,
      CLEARBANK_SIGNING_KEY: secrets.clearBankSigningKey !== null,
      CLEARBANK_WEBHOOK_KEY: secrets.clearBankWebhookKey !== null,
      CLEARBANK_IBAN: clearBankAccount.iban !== null,
      CLEARBANK_ADDRESS: clearBankAccount.address !== null,
    }),
  },
  {
    need: 'bankAccountCheck',
    adapter: 'clearbank',
    choice: 'BANK_ACCOUNT_CHECK_PROVIDER=clearbank',
    needed: ({ secrets }) => ({
      CLEARBANK_TOKEN: secrets.clearBankToken !== null,
      CLEARBANK_SIGNING_KEY: secrets.clearBankSigningKey !== null,
    }),
  },
  {
    need: 'addressLookup',
    adapter: 'ideal-postcodes',
    choice: 'ADDRESS_LOOKUP_PROVIDER=ideal-postcodes',
    needed: ({ secrets }) => ({ IDEAL_POSTCODES_API_KEY: secrets.idealPostcodesApiKey !== null }),
  },
  {
    need: 'declinePanel',
    adapter: 'http',
    choice: 'DECLINE_PANEL_PROVIDER=http',
    needed: ({ serviceUrls, secrets }) => ({
      DECLINE_PANEL_URL: serviceUrls.declinePanel !== null,
      DECLINE_PANEL_TOKEN: secrets.declinePanelToken !== null,
    }),
  },
  {
    need: 'incomeData',
    adapter: 'truelayer',
    choice: 'INCOME_DATA_PROVIDER=truelayer',
    needed: ({ trueLayer, secrets }) => ({
      TRUELAYER_CLIENT_ID: trueLayer.clientId !== null,
      TRUELAYER_CLIENT_SECRET: secrets.trueLayerClientSecret !== null,
    }),
  },
  {
    need: 'bankPayments',
    adapter: 'truelayer',
    choice: 'BANK_PAYMENTS_PROVIDER=truelayer',
    needed: ({ trueLayer, secrets }) => ({
      TRUELAYER_CLIENT_ID: trueLayer.clientId !== null,
      TRUELAYER_CLIENT_SECRET: secrets.trueLayerClientSecret !== null,
      TRUELAYER_MERCHANT_ACCOUNT_ID: trueLayer.merchantAccountId !== null,
      TRUELAYER_ACCOUNT_HOLDER: trueLayer.accountHolderName !== null,
      TRUELAYER_SIGNING_KEY_ID: trueLayer.signingKeyId !== null,
      TRUELAYER_SIGNING_KEY: secrets.trueLayerSigningKey !== null,
    }),
  },
  {
    need: 'cards',
    adapter: 'stripe',
    choice: 'CARDS_PROVIDER=stripe',
    needed: ({ secrets, client }) => ({
      CARD_PAYMENT_PUBLISHABLE_KEY: client.cardPaymentPublishableKey !== null,
      STRIPE_SECRET_KEY: secrets.stripeSecretKey !== null,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret !== null,
    }),
  },
  {
    need: 'vehicleEnquiry',
    adapter: 'dvla',
    choice: 'VEHICLE_ENQUIRY_PROVIDER=dvla',
    needed: ({ secrets }) => ({ DVLA_API_KEY: secrets.dvlaApiKey !== null }),
  },
  {
    need: 'vehicleHistory',
    adapter: 'uk-vehicle-data',
    choice: 'VEHICLE_HISTORY_PROVIDER=uk-vehicle-data',
    needed: ({ secrets }) => ({ UK_VEHICLE_DATA_API_KEY: secrets.ukVehicleDataApiKey !== null }),
  },
  {
    need: 'vehicleValuation',
    adapter: 'http',
    choice: 'VEHICLE_VALUATION_PROVIDER=http',
    needed: ({ serviceUrls, secrets }) => ({
      VEHICLE_VALUATION_URL: serviceUrls.vehicleValuation !== null,
      VEHICLE_VALUATION_TOKEN: secrets.vehicleValuationToken !== null,
    }),
  },
  {
    need: 'email',
    adapter: 'smtp',
    choice: 'EMAIL_PROVIDER=smtp',
    needed: ({ smtp }) => ({ SMTP_URL: smtp.url !== undefined }),
  },
  {
    need: 'sms',
    adapter: 'twilio',
    choice: 'SMS_PROVIDER=twilio',
    needed: ({ twilio, secrets }) => ({
      TWILIO_ACCOUNT_SID: twilio.accountSid !== null,
      TWILIO_AUTH_TOKEN: secrets.twilioAuthToken !== null,
      'TWILIO_MESSAGING_SERVICE_SID or TWILIO_FROM':
        twilio.messagingServiceSid !== null || twilio.from !== null,
    }),
  },
  {
    need: 'virusScan',
    adapter: 'clamd',
    choice: 'VIRUS_SCAN_PROVIDER=clamd',
    needed: ({ clamd }) => ({ CLAMD_ADDRESS: clamd !== null }),
  },
  {
    need: 'files',
    adapter: 's3',
    choice: 'FILES_PROVIDER=s3',
    needed: ({ s3, secrets }) => ({
      FILES_S3_ENDPOINT: s3.endpoint !== null,
      FILES_S3_REGION: s3.region !== null,
      FILES_S3_BUCKET: s3.bucket !== null,
      FILES_S3_ACCESS_KEY_ID: s3.accessKeyId !== null,
      FILES_S3_SECRET_ACCESS_KEY: secrets.s3SecretAccessKey !== null,
    }),
  },
  {
    need: 'staffIdentity',
    adapter: 'oidc',
    choice: 'STAFF_IDENTITY_PROVIDER=oidc',
    needed: ({ staff, secrets }) => ({
      OIDC_ISSUER: staff.issuer !== null,
      OIDC_CLIENT_ID: staff.clientId !== null,
      OIDC_CLIENT_SECRET: secrets.oidcClientSecret !== null,
      STAFF_URL: staff.url !== null,
    }),
  },
  {
    need: 'reviews',
    adapter: 'trustpilot',
    choice: 'REVIEWS_PROVIDER=trustpilot',
    needed: ({ secrets, businessUnits }) => ({
      TRUSTPILOT_API_KEY: secrets.trustpilotApiKey !== null,
      'a TRUSTPILOT_BUSINESS_UNIT_…': Object.values(businessUnits).some((id) => id !== null),
    }),
  },
];

/** For each live adapter that is chosen and that a started role uses, a sentence with all settings that it lacks. */
export function missingOfAdapters(config: Config): string[] {
  const used = new Set(needsOf(config));
  return LIVE_ADAPTERS.flatMap(({ need, adapter, choice, needed }) => {
    if (!used.has(need) || config.adapters[need] !== adapter) return [];
    const given = needed(config);
    const missing = Object.keys(given).filter((name) => given[name] !== true);
    return missing.length === 0 ? [] : [`${choice} needs ${missing.join(', ')}`];
  });
}

import { BRAND_IDS, BRANDS, DEFAULT_BRAND_ID } from '@fairlead/brands/brands';
import type { BrandId } from '@fairlead/brands/brand';
import { readCreditAgency } from './credit-agency.ts';
import { readClamd } from './clamd.ts';
import { readClearBankAccount } from './clear-bank.ts';
import { readS3 } from './s3.ts';
import { readInformationSheets } from './information-sheets.ts';
import { readLenderAccounts } from './lender-accounts.ts';
import { readDirectDebit } from './direct-debit.ts';
import { readClientSettings, readErrorReporter } from './client-settings.ts';
import { SettingsReader } from './env.ts';
import { readFigures } from './figures.ts';
import { contradictionsIn } from './rules.ts';
import { readSecrets } from './secrets.ts';
import {
  ADAPTERS,
  ENVIRONMENTS,
  LOG_FORMATS,
  LOG_LEVELS,
  ROLES,
  servesPagesOnly,
  type Config,
  type Environment,
} from './settings.ts';
import {
  sandboxSecrets,
  SecretsFileUnusable,
  temporarySecrets,
  type FallbackSecrets,
} from './fallback-secrets.ts';
import { readPartnerHosts } from './partner-hosts.ts';
import { readTrueLayer } from './truelayer.ts';
import { readBusinessUnits } from './trustpilot.ts';
import { readServiceUrls } from './service-urls.ts';
import { readStaff } from './staff.ts';
import { readTriggerFigures } from './trigger-figures.ts';
import { readTwilio } from './twilio.ts';
import { tableOf } from '@fairlead/core/records';

export type { Config, Environment, Role } from './settings.ts';

/** Everything that is wrong with the settings, in one message. */
export class SettingsRefused extends Error {
  constructor(problems: readonly string[]) {
    super(`The settings do not fit:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsRefused';
  }
}

/** Longer than the usual interval between a load balancer's checks of /readyz. */
const SERVING_DRAIN_SECONDS = 10;

/** A page of the demonstration, which no one serves. */
const SANDBOX_CARD_OFFER = 'https://cards.lendable.example/';

const CLEARBANK_ENVIRONMENTS = ['live', 'simulation'] as const;
const GOCARDLESS_ENVIRONMENTS = ['live', 'sandbox'] as const;
const BRAND_CHOICES = ['', ...BRAND_IDS] as const;
const LOG_FORMAT_CHOICES = ['', ...LOG_FORMATS] as const;

function publicUrl(reader: SettingsReader, brand: BrandId, isSandbox: boolean, port: number): string {
  const given = reader.url(`PUBLIC_URL_${brand.toUpperCase()}`, ['http:', 'https:']);
  if (given !== undefined) return given;
  const host = brand === DEFAULT_BRAND_ID ? 'localhost' : `${brand}.localhost`;
  return isSandbox ? `http://${host}:${port}` : `https://${BRANDS[brand].dictionary.domain}`;
}

function adapterChoice(reader: SettingsReader, env: Environment): Config['adapters'] {
  const isProduction = env === 'production';
  const isSandbox = env === 'sandbox';
  reader.renamed('PROOF_REVIEW_PROVIDER', 'REVIEWER_PROVIDER');
  return {
    creditBureau: reader.oneOf('CREDIT_BUREAU_PROVIDER', ADAPTERS.creditBureau, 'sandbox'),
    directDebit: reader.oneOf('DIRECT_DEBIT_PROVIDER', ADAPTERS.directDebit, 'sandbox'),
    payouts: reader.oneOf('PAYOUTS_PROVIDER', ADAPTERS.payouts, 'sandbox'),
    bankAccountCheck: reader.oneOf('BANK_ACCOUNT_CHECK_PROVIDER', ADAPTERS.bankAccountCheck, 'sandbox'),
    addressLookup: reader.oneOf('ADDRESS_LOOKUP_PROVIDER', ADAPTERS.addressLookup, 'sandbox'),
    email: reader.oneOf('EMAIL_PROVIDER', ADAPTERS.email, 'sandbox'),
    sms: reader.oneOf('SMS_PROVIDER', ADAPTERS.sms, 'sandbox'),
    reviews: reader.oneOf('REVIEWS_PROVIDER', ADAPTERS.reviews, isProduction ? 'settings' : 'sandbox'),
    virusScan: reader.oneOf('VIRUS_SCAN_PROVIDER', ADAPTERS.virusScan, 'sandbox'),
    reviewer: reader.oneOf('REVIEWER_PROVIDER', ADAPTERS.reviewer, isSandbox ? 'sandbox' : 'staff'),
    staffIdentity: reader.oneOf(
      'STAFF_IDENTITY_PROVIDER',
      ADAPTERS.staffIdentity,
      isSandbox ? 'sandbox' : 'none',
    ),
    declinePanel: reader.oneOf('DECLINE_PANEL_PROVIDER', ADAPTERS.declinePanel, 'sandbox'),
    files: reader.oneOf('FILES_PROVIDER', ADAPTERS.files, 'database'),
    incomeData: reader.oneOf('INCOME_DATA_PROVIDER', ADAPTERS.incomeData, 'sandbox'),
    bankPayments: reader.oneOf('BANK_PAYMENTS_PROVIDER', ADAPTERS.bankPayments, 'sandbox'),
    cards: reader.oneOf('CARDS_PROVIDER', ADAPTERS.cards, 'sandbox'),
    vehicleEnquiry: reader.oneOf('VEHICLE_ENQUIRY_PROVIDER', ADAPTERS.vehicleEnquiry, 'sandbox'),
    vehicleHistory: reader.oneOf('VEHICLE_HISTORY_PROVIDER', ADAPTERS.vehicleHistory, 'sandbox'),
    vehicleValuation: reader.oneOf('VEHICLE_VALUATION_PROVIDER', ADAPTERS.vehicleValuation, 'sandbox'),
  };
}

/**
 * Values for secrets that are not set. Outside the sandbox only pages get them: other processes could not read what
 * such a secret encrypted.
 */
function fallbacks(
  reader: SettingsReader,
  { isPagesOnly, isSandbox, dataFolder }: { isPagesOnly: boolean; isSandbox: boolean; dataFolder: string },
): FallbackSecrets {
  if (isPagesOnly) return temporarySecrets();
  try {
    return isSandbox ? sandboxSecrets(dataFolder) : {};
  } catch (error) {
    if (!(error instanceof SecretsFileUnusable)) throw error;
    reader.problems.push(error.message);
    return temporarySecrets();
  }
}

/** Folders next to the code, wherever the process was started. */
export interface Folders {
  readonly dataFolder: string;
  readonly webBundle: string;
}

/**
 * Makes the configuration out of the environment's settings.
 * @throws SettingsRefused naming every problem at once; values of secrets are never in it.
 */
export function configFrom(env: Readonly<Record<string, string | undefined>>, folders: Folders): Config {
  const reader = new SettingsReader(env);
  const environment = reader.oneOf('FAIRLEAD_ENV', ENVIRONMENTS, 'sandbox');
  const isSandbox = environment === 'sandbox';
  const port = reader.wholeNumber('PORT', 3000, { min: 0, max: 65_535 });
  const dataFolder = reader.text('DATA_FOLDER', folders.dataFolder);
  const roles = reader.listOf('ROLES', ROLES);
  const isPagesOnly = servesPagesOnly(roles);
  const publicUrls = tableOf(BRAND_IDS, (brand) => publicUrl(reader, brand, isSandbox, port));
  const config: Config = {
    env: environment,
    roles,
    host: reader.text('HOST', isSandbox ? 'localhost' : '0.0.0.0'),
    port,
    drainSeconds: reader.wholeNumber('DRAIN_SECONDS', isSandbox ? 0 : SERVING_DRAIN_SECONDS, {
      min: 0,
      max: 300,
    }),
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    logFormat: reader.oneOf('LOG_FORMAT', LOG_FORMAT_CHOICES, '') || null,
    brand: reader.oneOf('BRAND', BRAND_CHOICES, '') || null,
    brandOverride: reader.flag('BRAND_OVERRIDE', environment !== 'production'),
    styleguide: reader.flag('STYLEGUIDE', environment !== 'production'),
    voidContracts: reader.flag('VOID_CONTRACTS', environment !== 'production'),
    trustedProxies: reader.wholeNumber('TRUSTED_PROXIES', 0, { min: 0, max: 10 }),
    rateLimitMultiplier: reader.wholeNumber('RATE_LIMIT_MULTIPLIER', 1, { min: 1, max: 1_000_000 }),
    answerFloorMs: reader.wholeNumber('ANSWER_FLOOR_MS', 250, { min: 0, max: 5_000 }),
    database: {
      url: reader.url('DATABASE_URL', ['postgres:', 'postgresql:']),
      migrationUrl: reader.url('MIGRATION_DATABASE_URL', ['postgres:', 'postgresql:']),
      poolSize: reader.wholeNumber('DATABASE_POOL_SIZE', 10, { min: 2, max: 500 }),
      isPreparing: reader.flag('DATABASE_PREPARED_STATEMENTS', true),
    },
    dataFolder,
    webBundle: reader.text('WEB_BUNDLE', folders.webBundle),
    buildVersion: reader.text('BUILD_VERSION', 'development'),
    adapters: adapterChoice(reader, environment),
    smtp: {
      url: reader.url('SMTP_URL', ['smtp:', 'smtps:']),
      requiresTls: reader.flag('SMTP_REQUIRES_TLS', true),
    },
    twilio: readTwilio(reader),
    clamd: readClamd(reader),
    s3: readS3(reader),
    isClearBankLive: reader.oneOf('CLEARBANK_ENVIRONMENT', CLEARBANK_ENVIRONMENTS, 'live') === 'live',
    clearBankAccount: readClearBankAccount(reader),
    isGoCardlessLive: reader.oneOf('GOCARDLESS_ENVIRONMENT', GOCARDLESS_ENVIRONMENTS, 'live') === 'live',
    trueLayer: readTrueLayer(reader),
    serviceUrls: readServiceUrls(reader),
    creditAgency: readCreditAgency(reader),
    directDebit: readDirectDebit(reader),
    informationSheets: readInformationSheets(reader),
    lenders: readLenderAccounts(reader),
    staff: readStaff(reader, isSandbox ? port : null),
    businessUnits: readBusinessUnits(reader),
    secrets: readSecrets(reader, fallbacks(reader, { isPagesOnly, isSandbox, dataFolder }), isSandbox),
    publicUrls,
    productApiUrl: reader.url('PRODUCT_API_URL', ['http:', 'https:']),
    client: readClientSettings(reader, isSandbox),
    errorReporter: readErrorReporter(reader),
    countsPageViews: reader.flag('PAGE_VIEWS', false),
    cardOfferUrl: reader.url('CARD_OFFER_URL', ['https:']) ?? (isSandbox ? SANDBOX_CARD_OFFER : null),
    declinePartnerHosts: readPartnerHosts(reader, [new URL(publicUrls[DEFAULT_BRAND_ID]).origin]),
    figures: readFigures(reader),
    triggerFigures: readTriggerFigures(reader, isSandbox),
  };
  const problems = [...reader.problems, ...contradictionsIn(config)];
  if (problems.length > 0) throw new SettingsRefused(problems);
  return config;
}

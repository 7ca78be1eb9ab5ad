import type { BrandId } from '@fairlead/brands/brand';
import type { ListedLender } from '@fairlead/providers/lender-accounts/listed';
import type { ErrorReporter } from '@fairlead/contract/web/client-config';
import type { TriggerFigures } from '@fairlead/core/financial-statement/trigger-figures';
import type { ClientSettings } from './client-settings.ts';
import type { StatedFigures } from './figures.ts';
import type { ServiceUrls } from './service-urls.ts';
import type { CreditAgencySettings } from './credit-agency.ts';
import type { InformationSheets } from './information-sheets.ts';
import type { DirectDebitSettings } from './direct-debit.ts';
import type { S3Config } from './s3.ts';
import type { StaffSettings } from './staff.ts';
import type { TrueLayerConfig } from './truelayer.ts';
import type { BusinessUnits } from './trustpilot.ts';
import type { ClamdAddress } from './clamd.ts';
import type { TwilioConfig } from './twilio.ts';

export const ENVIRONMENTS = ['sandbox', 'staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const ROLES = ['api', 'web', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a process with these roles serves pages and nothing else. */
export const servesPagesOnly = (roles: readonly Role[]): boolean => roles.every((role) => role === 'web');

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const LOG_FORMATS = ['json', 'lines'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Every outside service, with the adapters that exist for it. */
export const ADAPTERS = {
  creditBureau: ['sandbox', 'http'],
  directDebit: ['sandbox', 'gocardless'],
  payouts: ['sandbox', 'clearbank'],
  bankAccountCheck: ['sandbox', 'clearbank'],
  addressLookup: ['sandbox', 'ideal-postcodes'],
  email: ['sandbox', 'smtp'],
  sms: ['sandbox', 'twilio'],
  reviews: ['sandbox', 'settings', 'trustpilot'],
  virusScan: ['sandbox', 'clamd'],
  reviewer: ['sandbox', 'staff'],
  staffIdentity: ['sandbox', 'oidc', 'none'],
  declinePanel: ['sandbox', 'http'],
  files: ['database', 's3'],
  incomeData: ['sandbox', 'truelayer'],
  bankPayments: ['sandbox', 'truelayer'],
  cards: ['sandbox', 'stripe'],
  vehicleEnquiry: ['sandbox', 'dvla'],
  vehicleHistory: ['sandbox', 'uk-vehicle-data'],
  vehicleValuation: ['sandbox', 'http'],
} as const;
export type ProviderNeed = keyof typeof ADAPTERS;
export type AdapterChoice = { readonly [N in ProviderNeed]: (typeof ADAPTERS)[N][number] };

/** Which services applications for motor finance need besides, where they are open. */
const MOTOR_NEEDS: readonly ProviderNeed[] = ['vehicleEnquiry', 'vehicleHistory', 'vehicleValuation'];

/** Which services a role speaks to; a role that does not need one is not asked about it. */
export const NEEDS_OF_ROLE: Readonly<Record<Role, readonly ProviderNeed[]>> = {
  api: [
    'creditBureau',
    'directDebit',
    'payouts',
    'bankAccountCheck',
    'addressLookup',
    'sms',
    'reviews',
    'virusScan',
    'staffIdentity',
    'declinePanel',
    'files',
    'incomeData',
    'bankPayments',
    'cards',
  ],
  web: [],
  worker: ['directDebit', 'payouts', 'bankPayments', 'email', 'sms', 'reviewer', 'files', 'cards'],
};

/** Which services the started roles speak to. */
export function needsOf({ roles, client }: Pick<Config, 'roles' | 'client'>): readonly ProviderNeed[] {
  const needs = roles.flatMap((role) => NEEDS_OF_ROLE[role]);
  const isMotorOpen = roles.includes('api') && client.featureFlags['motor-applications'];
  return [...new Set(isMotorOpen ? [...needs, ...MOTOR_NEEDS] : needs)];
}

export interface Secrets {
  readonly encryptionKeys: Readonly<Record<string, Uint8Array>>;
  readonly currentKeyId: string;
  readonly blindIndexKey: Uint8Array;
  readonly tokenPepper: Uint8Array;
  readonly signingKey: Uint8Array;
  /** What the chat service gave us to prove who a borrower is; null where there is no chat. */
  readonly chatIdentity: string | null;
  /** Opens the sandbox's page and calls; null where they are open to everyone. */
  readonly sandboxPassword: string | null;
  readonly oidcClientSecret: string | null;
  readonly twilioAuthToken: string | null;
  readonly trustpilotApiKey: string | null;
  readonly idealPostcodesApiKey: string | null;
  readonly dvlaApiKey: string | null;
  readonly ukVehicleDataApiKey: string | null;
  readonly vehicleValuationToken: string | null;
  readonly clearBankToken: string | null;
  /** The RSA key that signs requests to ClearBank, as PKCS #8 in DER. */
  readonly clearBankSigningKey: Uint8Array | null;
  /** ClearBank’s public key for its messages to us, as SubjectPublicKeyInfo in DER. */
  readonly clearBankWebhookKey: Uint8Array | null;
  readonly goCardlessToken: string | null;
  /** Signs what GoCardless sends to us. */
  readonly goCardlessWebhookSecret: string | null;
  readonly creditBureauToken: string | null;
  readonly declinePanelToken: string | null;
  readonly s3SecretAccessKey: string | null;
  readonly trueLayerClientSecret: string | null;
  /** The P-521 key that signs payments at TrueLayer, as PKCS #8 in DER. */
  readonly trueLayerSigningKey: Uint8Array | null;
  readonly stripeSecretKey: string | null;
  /** Signs what Stripe sends to us. */
  readonly stripeWebhookSecret: string | null;
  /** Tokens of other services of the group, by the service's name. */
  readonly serviceTokens: ReadonlyMap<string, string>;
  /** By which this server calls the shared API; null where it calls none. */
  readonly sharedApi: { readonly name: string; readonly token: string } | null;
  /** Shows /metrics to its bearer; null where there is none. */
  readonly metricsToken: string | null;
}

/** Settings that passed: whole, and without contradictions. Secrets are in here, so it is never logged. */
export interface Config {
  readonly env: Environment;
  readonly roles: readonly Role[];
  readonly host: string;
  readonly port: number;
  /** Seconds for which the process keeps serving after SIGTERM, with /readyz answering 'not ready'. */
  readonly drainSeconds: number;
  readonly logLevel: LogLevel;
  /** Null is readable lines in a terminal outside production, and JSON otherwise. */
  readonly logFormat: LogFormat | null;
  /** The one brand that is served, or null to go by the host. */
  readonly brand: BrandId | null;
  /** Whether `?override=` may choose another brand. */
  readonly brandOverride: boolean;
  /** Whether /styleguide shows every component of the pages. */
  readonly styleguide: boolean;
  /** Whether documents say that they are not binding. */
  readonly voidContracts: boolean;
  /** Proxies in front whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  /** Every limit of the rate-limit table is multiplied by this. */
  readonly rateLimitMultiplier: number;
  /** Milliseconds before which no answer comes whose time could show whether an email address is known. */
  readonly answerFloorMs: number;
  readonly database: {
    readonly url: string | undefined;
    /** The role that owns the tables and migrates them; without it the role of `url` does. */
    readonly migrationUrl: string | undefined;
    readonly poolSize: number;
    /** Whether statements are prepared; a pooler between server and database has to support it. */
    readonly isPreparing: boolean;
  };
  readonly dataFolder: string;
  readonly webBundle: string;
  readonly buildVersion: string;
  readonly adapters: AdapterChoice;
  readonly smtp: { readonly url: string | undefined; readonly requiresTls: boolean };
  readonly twilio: TwilioConfig;
  readonly clamd: ClamdAddress | null;
  readonly s3: S3Config;
  /** Whether ClearBank asks banks, or its simulation of them. */
  readonly isClearBankLive: boolean;
  /** The account at ClearBank that loans are paid out from, and its holder’s address. */
  readonly clearBankAccount: { readonly iban: string | null; readonly address: string | null };
  /** Whether GoCardless asks banks, or its sandbox of them. */
  readonly isGoCardlessLive: boolean;
  readonly trueLayer: TrueLayerConfig;
  readonly serviceUrls: ServiceUrls;
  /** The agency whose files decide, as a declined applicant is shown it. */
  readonly creditAgency: CreditAgencySettings;
  /** What every Direct Debit Mandate states. */
  readonly directDebit: DirectDebitSettings;
  readonly informationSheets: InformationSheets;
  /** Lenders whose agreements a hire purchase can settle, with their accounts; null where none are stated. */
  readonly lenders: readonly ListedLender[] | null;
  readonly staff: StaffSettings;
  readonly businessUnits: BusinessUnits;
  readonly secrets: Secrets;
  /** Where borrowers of a brand reach it, without a slash at the end. */
  readonly publicUrls: Readonly<Record<BrandId, string>>;
  /** Where pages reach a product API that another process serves. */
  readonly productApiUrl: string | undefined;
  /** Sent to every page, so none of it is a secret. */
  readonly client: ClientSettings;
  readonly errorReporter: ErrorReporter | null;
  /** Whether pages are counted, for visitors who agree to statistics. */
  readonly countsPageViews: boolean;
  /** Where the credit card of the group is offered; null where none is. */
  readonly cardOfferUrl: string | null;
  /** Where pages of other lenders for declined borrowers can be, as https://host. No other link of theirs is opened. */
  readonly declinePartnerHosts: readonly string[];
  readonly figures: Readonly<Record<BrandId, StatedFigures>>;
  /** Spending above which a borrower is asked about it again; null where none is configured. */
  readonly triggerFigures: TriggerFigures | null;
}

import { LENDER } from '@fairlead/brands/lender';
import { DEMONSTRATION_SERVICE_USER } from './direct-debit.ts';
import { missingOfAdapters } from './needs-of-adapters.ts';
import { needsOf, servesPagesOnly, type Config } from './settings.ts';

interface Rule {
  readonly isBroken: (config: Config) => boolean;
  readonly problem: (config: Config) => string;
}

const isProduction = ({ env }: Config): boolean => env === 'production';
const isSplit = ({ roles }: Config): boolean => roles.length < 3;
const answers = ({ roles }: Config): boolean => roles.some((role) => role !== 'worker');
const makesDocuments = ({ roles }: Config): boolean => roles.includes('api');
const lends = ({ roles }: Config): boolean => !servesPagesOnly(roles);

const usesClearBank = ({ adapters }: Config): boolean =>
  [adapters.bankAccountCheck, adapters.payouts].includes('clearbank');

/** Services that the started roles use and that are played by a sandbox. */
const sandboxed = (config: Config): string[] =>
  needsOf(config).filter((need) => config.adapters[need] === 'sandbox');

/** Longer than the work that differs between a known email address and an unknown one. */
const LOWEST_ANSWER_FLOOR_MS = 100;

/** Settings that are fine one by one and wrong together. Each concerns only the roles that are started. */
const RULES: readonly Rule[] = [
  {
    isBroken: (config) => isSplit(config) && lends(config) && config.database.url === undefined,
    problem: ({ roles }) =>
      `ROLES=${roles.join(',')} needs DATABASE_URL: the embedded database serves one process with all roles`,
  },
  {
    isBroken: (config) => isProduction(config) && sandboxed(config).length > 0,
    problem: (config) => `FAIRLEAD_ENV=production refuses sandbox providers: ${sandboxed(config).join(', ')}`,
  },
  {
    isBroken: (config) =>
      isProduction(config) &&
      lends(config) &&
      config.client.featureFlags['motor-applications'] &&
      config.lenders === null,
    problem: () =>
      'FAIRLEAD_ENV=production needs LENDER_ACCOUNTS_FILE where motor-applications=true: no other finance company could be paid',
  },
  {
    isBroken: (config) => isProduction(config) && config.brandOverride,
    problem: () => 'FAIRLEAD_ENV=production refuses BRAND_OVERRIDE=true',
  },
  {
    isBroken: (config) => isProduction(config) && lends(config) && config.voidContracts,
    problem: () => 'FAIRLEAD_ENV=production refuses VOID_CONTRACTS=true',
  },
  {
    isBroken: (config) => isProduction(config) && lends(config) && config.creditAgency.isSample,
    problem: () =>
      'FAIRLEAD_ENV=production needs CREDIT_AGENCY_NAME, CREDIT_AGENCY_ADDRESS, CREDIT_AGENCY_PHONE and CREDIT_AGENCY_FILE_URL: a declined applicant has to be given the agency’s name and address',
  },
  {
    isBroken: (config) => isProduction(config) && lends(config) && LENDER.isDemonstration,
    problem: () => 'FAIRLEAD_ENV=production refuses the demonstration lender: its contracts would be void',
  },
  {
    isBroken: (config) =>
      isProduction(config) && makesDocuments(config) && config.directDebit.guarantee.isSample,
    problem: () =>
      'FAIRLEAD_ENV=production needs DIRECT_DEBIT_GUARANTEE_FILE with the text of the Direct Debit Guarantee: the sample is not the scheme’s',
  },
  {
    isBroken: (config) =>
      isProduction(config) &&
      lends(config) &&
      Object.values(config.informationSheets).some(({ isSample }) => isSample),
    problem: () =>
      'FAIRLEAD_ENV=production needs ARREARS_SHEET_FILE and DEFAULT_SHEET_FILE with the information sheets of the FCA: a notice without its sheet is not a notice',
  },
  {
    isBroken: (config) =>
      isProduction(config) &&
      makesDocuments(config) &&
      config.directDebit.serviceUserNumber === DEMONSTRATION_SERVICE_USER,
    problem: () =>
      'FAIRLEAD_ENV=production needs DIRECT_DEBIT_SERVICE_USER_NUMBER: mandates name who collects',
  },
  {
    isBroken: (config) => isProduction(config) && lends(config) && config.database.url === undefined,
    problem: () => 'FAIRLEAD_ENV=production needs DATABASE_URL',
  },
  {
    isBroken: (config) =>
      isProduction(config) && config.database.url !== undefined && config.database.migrationUrl === undefined,
    problem: () =>
      'FAIRLEAD_ENV=production needs MIGRATION_DATABASE_URL: the role of DATABASE_URL must own no tables',
  },
  {
    isBroken: ({ database }) => database.migrationUrl !== undefined && database.url === undefined,
    problem: () => 'MIGRATION_DATABASE_URL needs DATABASE_URL: the embedded database has one role',
  },
  {
    isBroken: (config) => isProduction(config) && config.rateLimitMultiplier !== 1,
    problem: () => 'FAIRLEAD_ENV=production refuses RATE_LIMIT_MULTIPLIER other than 1',
  },
  {
    isBroken: (config) => isProduction(config) && config.answerFloorMs < LOWEST_ANSWER_FLOOR_MS,
    problem: () =>
      `FAIRLEAD_ENV=production needs ANSWER_FLOOR_MS of at least ${LOWEST_ANSWER_FLOOR_MS}: quicker answers show which email addresses are known`,
  },
  {
    isBroken: (config) => isProduction(config) && answers(config) && config.trustedProxies === 0,
    problem: () =>
      'FAIRLEAD_ENV=production needs TRUSTED_PROXIES of at least 1: https ends at a proxy, and without this setting every visitor counts as that proxy',
  },
  {
    isBroken: (config) => isProduction(config) && !config.smtp.requiresTls,
    problem: () =>
      'FAIRLEAD_ENV=production refuses SMTP_REQUIRES_TLS=false: emails would be sent unencrypted',
  },
  {
    isBroken: (config) =>
      config.env === 'staging' && answers(config) && config.secrets.sandboxPassword === null,
    problem: () =>
      'FAIRLEAD_ENV=staging needs SANDBOX_PASSWORD: without it anyone could read the inbox and move the date',
  },
  {
    isBroken: ({ twilio }) => twilio.messagingServiceSid !== null && twilio.from !== null,
    problem: () => 'TWILIO_FROM and TWILIO_MESSAGING_SERVICE_SID exclude each other: set one of them',
  },
  {
    isBroken: (config) => isProduction(config) && usesClearBank(config) && !config.isClearBankLive,
    problem: () =>
      'FAIRLEAD_ENV=production refuses CLEARBANK_ENVIRONMENT=simulation: it confirms accounts that no bank has, and pays nothing',
  },
  {
    isBroken: (config) =>
      isProduction(config) && config.adapters.directDebit === 'gocardless' && !config.isGoCardlessLive,
    problem: () =>
      'FAIRLEAD_ENV=production refuses GOCARDLESS_ENVIRONMENT=sandbox: its collections move no money',
  },
  {
    isBroken: (config) =>
      isProduction(config) &&
      !config.trueLayer.isLive &&
      [config.adapters.incomeData, config.adapters.bankPayments].includes('truelayer'),
    problem: () =>
      'FAIRLEAD_ENV=production refuses TRUELAYER_ENVIRONMENT=sandbox: its bank is invented, and so is the income in it and every payment',
  },
  {
    isBroken: (config) =>
      isProduction(config) &&
      config.adapters.cards === 'stripe' &&
      /^[rs]k_test_/.test(config.secrets.stripeSecretKey ?? ''),
    problem: () =>
      'FAIRLEAD_ENV=production refuses a test key in STRIPE_SECRET_KEY: its payments move no money',
  },
  {
    isBroken: (config) =>
      isProduction(config) && Object.values(config.publicUrls).some((url) => !url.startsWith('https://')),
    problem: () => 'FAIRLEAD_ENV=production needs every PUBLIC_URL_… to start with https://',
  },
];

export function contradictionsIn(config: Config): string[] {
  const broken = RULES.filter(({ isBroken }) => isBroken(config)).map(({ problem }) => problem(config));
  return [...broken, ...missingOfAdapters(config)];
}

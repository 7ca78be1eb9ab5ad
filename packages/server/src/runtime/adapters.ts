import { DEFAULT_BRAND_ID } from '@fairlead/brands/brands';
import { OTHER_LENDER, SANDBOX_BANK, SANDBOX_BANK_PAYMENT } from '@fairlead/contract/web/account-paths';
import { keysOf } from '@fairlead/core/records';
import { sharedAffordability } from '@fairlead/providers/affordability/live';
import { idealPostcodes } from '@fairlead/providers/address-lookup/live';
import { sandboxAddressLookup } from '@fairlead/providers/address-lookup/sandbox';
import { clearBankAccountCheck } from '@fairlead/providers/bank-account-check/live';
import { sandboxBankAccountCheck } from '@fairlead/providers/bank-account-check/sandbox';
import { trueLayerPayments } from '@fairlead/providers/bank-payments/live';
import { sandboxBankPayments } from '@fairlead/providers/bank-payments/sandbox';
import { stripeCards } from '@fairlead/providers/cards/live';
import { sandboxCards } from '@fairlead/providers/cards/sandbox';
import { httpCreditBureau } from '@fairlead/providers/credit-bureau/live';
import { sandboxCreditBureau } from '@fairlead/providers/credit-bureau/sandbox';
import { httpDeclinePanel } from '@fairlead/providers/decline-panel/live';
import { sandboxDeclinePanel } from '@fairlead/providers/decline-panel/sandbox';
import { goCardlessDirectDebit } from '@fairlead/providers/direct-debit/live';
import { sandboxDirectDebit } from '@fairlead/providers/direct-debit/sandbox';
import { smtpEmail } from '@fairlead/providers/email/live';
import { sandboxEmail } from '@fairlead/providers/email/sandbox';
import { filesByPlace } from '@fairlead/providers/files/by-place';
import { databaseFiles } from '@fairlead/providers/files/database';
import { s3Files } from '@fairlead/providers/files/live';
import type { FilePlace } from '@fairlead/providers/files/port';
import { trueLayerIncomeData } from '@fairlead/providers/income-data/live';
import { sandboxIncomeData } from '@fairlead/providers/income-data/sandbox';
import type { Outbound } from '@fairlead/providers/outbound/outbound';
import { clearBankPayouts } from '@fairlead/providers/payouts/live';
import { listedLenderAccounts } from '@fairlead/providers/lender-accounts/listed';
import { sandboxLenderAccounts } from '@fairlead/providers/lender-accounts/sandbox';
import { sandboxPayouts } from '@fairlead/providers/payouts/sandbox';
import { sandboxReviewer } from '@fairlead/providers/reviewer/sandbox';
import { staffReviewer } from '@fairlead/providers/reviewer/staff';
import { trustpilotReviews } from '@fairlead/providers/reviews/live';
import { sandboxReviews } from '@fairlead/providers/reviews/sandbox';
import { statedReviews } from '@fairlead/providers/reviews/settings';
import type { SandboxParts } from '@fairlead/providers/sandbox-store';
import { twilioSms } from '@fairlead/providers/sms/live';
import { sandboxSms } from '@fairlead/providers/sms/sandbox';
import { openIdStaffIdentity } from '@fairlead/providers/staff-identity/live';
import { noStaffIdentity } from '@fairlead/providers/staff-identity/none';
import { sandboxStaffIdentity } from '@fairlead/providers/staff-identity/sandbox';
import { dvlaVehicleEnquiry } from '@fairlead/providers/vehicle-enquiry/live';
import { sandboxVehicleEnquiry } from '@fairlead/providers/vehicle-enquiry/sandbox';
import { ukVehicleHistory } from '@fairlead/providers/vehicle-history/live';
import { sandboxVehicleHistory } from '@fairlead/providers/vehicle-history/sandbox';
import { httpVehicleValuation } from '@fairlead/providers/vehicle-valuation/live';
import { sandboxVehicleValuation } from '@fairlead/providers/vehicle-valuation/sandbox';
import { clamdVirusScan } from '@fairlead/providers/virus-scan/live';
import { sandboxVirusScan } from '@fairlead/providers/virus-scan/sandbox';
import { CLAMD_PORT } from '../config/clamd.ts';
import type { AdapterChoice, Config, ProviderNeed } from '../config/settings.ts';
import type { Providers } from '../context.ts';

/** What an adapter is made of: the memory and clock of the sandboxes, the way out and the settings of the live ones. */
export interface AdapterParts {
  readonly sandbox: SandboxParts;
  readonly outbound: Outbound;
  readonly config: Pick<
    Config,
    | 'adapters'
    | 'smtp'
    | 'twilio'
    | 'clamd'
    | 's3'
    | 'isClearBankLive'
    | 'clearBankAccount'
    | 'isGoCardlessLive'
    | 'trueLayer'
    | 'serviceUrls'
    | 'businessUnits'
    | 'figures'
    | 'secrets'
    | 'staff'
    | 'publicUrls'
    | 'lenders'
    | 'client'
  >;
}

type Makers = {
  readonly [N in ProviderNeed]: Readonly<Record<AdapterChoice[N], (parts: AdapterParts) => Providers[N]>>;
};

const reviewsIn = (figures: Config['figures']) =>
  new Map(
    Object.entries(figures).flatMap(([brand, { reviews }]) => (reviews ? [[brand, reviews] as const] : [])),
  );

function twilio({ outbound, config }: AdapterParts): Providers['sms'] {
  const { accountSid, messagingServiceSid, from } = config.twilio;
  return twilioSms(outbound, {
    accountSid: accountSid ?? '',
    authToken: config.secrets.twilioAuthToken ?? '',
    sender: messagingServiceSid === null ? { from: from ?? '' } : { messagingServiceSid },
  });
}

function trustpilot({ outbound, config }: AdapterParts): Providers['reviews'] {
  const units = Object.entries(config.businessUnits).flatMap(([brand, id]) =>
    id === null ? [] : [[brand, id] as const],
  );
  return trustpilotReviews(outbound, {
    apiKey: config.secrets.trustpilotApiKey ?? '',
    businessUnits: new Map(units),
  });
}

function openId({ outbound, config: { staff, secrets } }: AdapterParts): Providers['staffIdentity'] {
  return openIdStaffIdentity(outbound, {
    issuer: staff.issuer ?? '',
    clientId: staff.clientId ?? '',
    clientSecret: secrets.oidcClientSecret ?? '',
    groupsClaim: staff.groupsClaim,
  });
}

function clearBank({ outbound, config }: AdapterParts): Providers['bankAccountCheck'] {
  const { clearBankToken, clearBankSigningKey } = config.secrets;
  return clearBankAccountCheck(outbound, {
    isLive: config.isClearBankLive,
    token: clearBankToken ?? '',
    signingKey: clearBankSigningKey ?? new Uint8Array(),
  });
}

function trueLayerBankPayments({ outbound, config }: AdapterParts): Providers['bankPayments'] {
  const { isLive, clientId, merchantAccountId, accountHolderName, signingKeyId } = config.trueLayer;
  const { trueLayerClientSecret, trueLayerSigningKey } = config.secrets;
  return trueLayerPayments(outbound, {
    isLive,
    clientId: clientId ?? '',
    clientSecret: trueLayerClientSecret ?? '',
    merchantAccountId: merchantAccountId ?? '',
    accountHolderName: accountHolderName ?? '',
    signingKeyId: signingKeyId ?? '',
    signingKey: trueLayerSigningKey ?? new Uint8Array(),
  });
}

/** Files of another place stay readable for as long as its settings are there. */
function filesIn(place: FilePlace, { outbound, config }: AdapterParts): Providers['files'] {
  const { endpoint, region, bucket, accessKeyId, addressing } = config.s3;
  const secretAccessKey = config.secrets.s3SecretAccessKey;
  const isConfigured = endpoint && region && bucket && accessKeyId && secretAccessKey;
  const s3 = isConfigured
    ? s3Files(outbound, { endpoint, region, bucket, accessKeyId, secretAccessKey, addressing })
    : null;
  return filesByPlace(place, { database: databaseFiles(), s3 });
}

/** Lenders of the sandbox's own where the sandbox pays and no list is stated; without a list, live payouts know none. */
function lenderAccounts({ config }: AdapterParts): Providers['lenderAccounts'] {
  const isSandbox = config.lenders === null && config.adapters.payouts === 'sandbox';
  return isSandbox ? sandboxLenderAccounts() : listedLenderAccounts(config.lenders ?? []);
}

/** The shared API is asked as a service of the group, where it has an address and this server a token for it. */
function affordability({ outbound, config: { client, secrets } }: AdapterParts): Providers['affordability'] {
  const { sharedApiUrl: url } = client;
  return url !== null && secrets.sharedApi
    ? sharedAffordability(outbound, { url, ...secrets.sharedApi })
    : null;
}

/** Every adapter there is, by service and by the name that configuration calls it. */
const MAKERS: Makers = {
  creditBureau: {
    sandbox: ({ sandbox }) => sandboxCreditBureau(sandbox),
    http: ({ outbound, config: { serviceUrls, secrets } }) =>
      httpCreditBureau(outbound, {
        url: serviceUrls.creditBureau ?? '',
        token: secrets.creditBureauToken ?? '',
      }),
  },
  directDebit: {
    sandbox: ({ sandbox }) => sandboxDirectDebit(sandbox),
    gocardless: ({ outbound, config: { isGoCardlessLive, secrets } }) =>
      goCardlessDirectDebit(outbound, {
        isLive: isGoCardlessLive,
        accessToken: secrets.goCardlessToken ?? '',
        webhookSecret: secrets.goCardlessWebhookSecret ?? '',
      }),
  },
  payouts: {
    sandbox: ({ sandbox }) => sandboxPayouts(sandbox),
    clearbank: ({ outbound, config: { isClearBankLive, clearBankAccount, secrets } }) =>
      clearBankPayouts(outbound, {
        isLive: isClearBankLive,
        token: secrets.clearBankToken ?? '',
        signingKey: secrets.clearBankSigningKey ?? new Uint8Array(),
        webhookKey: secrets.clearBankWebhookKey ?? new Uint8Array(),
        iban: clearBankAccount.iban ?? '',
        address: clearBankAccount.address ?? '',
      }),
  },
  bankAccountCheck: { sandbox: ({ sandbox }) => sandboxBankAccountCheck(sandbox), clearbank: clearBank },
  addressLookup: {
    sandbox: () => sandboxAddressLookup(),
    'ideal-postcodes': ({ outbound, config: { secrets } }) =>
      idealPostcodes(outbound, { apiKey: secrets.idealPostcodesApiKey ?? '' }),
  },
  email: {
    sandbox: ({ sandbox }) => sandboxEmail(sandbox),
    smtp: ({ outbound, config: { smtp } }) =>
      smtpEmail(outbound, { url: smtp.url ?? '', requiresTls: smtp.requiresTls }),
  },
  sms: { sandbox: ({ sandbox }) => sandboxSms(sandbox), twilio },
  reviews: {
    sandbox: () => sandboxReviews(),
    settings: ({ config }) => statedReviews(reviewsIn(config.figures)),
    trustpilot,
  },
  virusScan: {
    sandbox: () => sandboxVirusScan(),
    clamd: ({ outbound, config: { clamd } }) =>
      clamdVirusScan(outbound, clamd ?? { host: 'localhost', port: CLAMD_PORT }),
  },
  reviewer: { sandbox: () => sandboxReviewer(), staff: () => staffReviewer() },
  staffIdentity: {
    sandbox: ({ outbound, config }) => sandboxStaffIdentity(outbound, config.staff.sandboxPort),
    oidc: openId,
    none: () => noStaffIdentity(),
  },
  files: { database: (parts) => filesIn('database', parts), s3: (parts) => filesIn('s3', parts) },
  declinePanel: {
    sandbox: ({ sandbox, config }) =>
      sandboxDeclinePanel(sandbox, { page: `${config.publicUrls[DEFAULT_BRAND_ID]}${OTHER_LENDER}` }),
    http: ({ outbound, config: { serviceUrls, secrets } }) =>
      httpDeclinePanel(outbound, {
        url: serviceUrls.declinePanel ?? '',
        token: secrets.declinePanelToken ?? '',
      }),
  },
  incomeData: {
    sandbox: ({ sandbox }) => sandboxIncomeData(sandbox, { page: SANDBOX_BANK }),
    truelayer: ({ outbound, config: { trueLayer, secrets } }) =>
      trueLayerIncomeData(outbound, {
        isLive: trueLayer.isLive,
        clientId: trueLayer.clientId ?? '',
        clientSecret: secrets.trueLayerClientSecret ?? '',
      }),
  },
  bankPayments: {
    sandbox: ({ sandbox }) => sandboxBankPayments(sandbox, { page: SANDBOX_BANK_PAYMENT }),
    truelayer: trueLayerBankPayments,
  },
  cards: {
    sandbox: ({ sandbox }) => sandboxCards(sandbox),
    stripe: ({ outbound, config: { secrets } }) =>
      stripeCards(outbound, {
        secretKey: secrets.stripeSecretKey ?? '',
        webhookSecret: secrets.stripeWebhookSecret ?? '',
      }),
  },
  vehicleEnquiry: {
    sandbox: ({ sandbox }) => sandboxVehicleEnquiry(sandbox),
    dvla: ({ outbound, config: { secrets } }) =>
      dvlaVehicleEnquiry(outbound, { apiKey: secrets.dvlaApiKey ?? '' }),
  },
  vehicleHistory: {
    sandbox: ({ sandbox }) => sandboxVehicleHistory(sandbox),
    'uk-vehicle-data': ({ outbound, config: { secrets } }) =>
      ukVehicleHistory(outbound, { apiKey: secrets.ukVehicleDataApiKey ?? '' }),
  },
  vehicleValuation: {
    sandbox: ({ sandbox }) => sandboxVehicleValuation(sandbox),
    http: ({ outbound, config: { serviceUrls, secrets } }) =>
      httpVehicleValuation(outbound, {
        url: serviceUrls.vehicleValuation ?? '',
        token: secrets.vehicleValuationToken ?? '',
      }),
  },
};

function made<N extends ProviderNeed>(need: N, parts: AdapterParts): Providers[N] {
  return MAKERS[need][parts.config.adapters[need]](parts);
}

export function adaptersFor(parts: AdapterParts): Providers {
  const chosen = Object.fromEntries(keysOf(MAKERS).map((need) => [need, made(need, parts)]));
  return {
    // By need, as `made` types each.
    ...(chosen as Pick<Providers, ProviderNeed>),
    lenderAccounts: lenderAccounts(parts),
    affordability: affordability(parts),
  };
}

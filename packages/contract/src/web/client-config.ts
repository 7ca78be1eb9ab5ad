/** What a deployment opens or keeps closed. */
export type FeatureFlag = 'auto-payslip-verification' | 'motor-applications';

/** What a page may know of the configuration: public keys and addresses. What is not configured is null. */
export interface ClientConfig {
  readonly env: 'sandbox' | 'staging' | 'production';
  readonly buildVersion: string;
  /** Where borrowers reach the brand, without a slash at the end. */
  readonly publicUrl: string;
  /** The base of browser's calls of the product API; null for the address of the page, where documents always are. */
  readonly productApiUrl: string | null;
  /** The same for calls across products, under `/cross-product`. */
  readonly sharedApiUrl: string | null;
  /** No page reads it yet: addresses are looked up through the API. */
  readonly addressLookupKey: string | null;
  /** Opens Stripe's card fields on the page where a borrower pays by card. */
  readonly cardPaymentPublishableKey: string | null;
  readonly tagManagerId: string | null;
  /** No page reads it: payments from a bank go through the API, and the bank's page. */
  readonly openBanking: OpenBankingConfig | null;
  /** What the addresses of built files begin with, when another host serves them: its address, without a folder. */
  readonly staticPath: string | null;
  /** The id of the one brand that the configuration names; null to go by the host. */
  readonly override: string | null;
  /** Documents say that they are not binding. */
  readonly voidContracts: boolean;
  readonly featureFlags: Readonly<Record<FeatureFlag, boolean>>;
  readonly sessionRecordingId: string | null;
  readonly chatId: string | null;
  /** Of the vault for card numbers: pages receive it as the specification says, and nothing uses it. */
  readonly vaultId: string | null;
  readonly vaultEnvironment: string | null;
  /** Where the lender's own app opens: a link in the account. */
  readonly superAppDeepLink: string | null;
}

export interface OpenBankingConfig {
  readonly clientId: string;
  readonly environment: 'sandbox' | 'live';
}

/** Where faults of pages are reported. The key in it is public. */
export interface ErrorReporter {
  readonly dsn: string;
}

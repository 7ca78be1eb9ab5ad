/** A switch for work that is not finished; it has an owner and a day it goes. */
export type FeatureFlag = 'auto-payslip-verification';

/** What a page may know of the configuration: public keys and addresses. What is not configured is null. */
export interface ClientConfig {
  readonly env: 'sandbox' | 'staging' | 'production';
  readonly buildVersion: string;
  /** Where borrowers reach the brand, without a slash at the end. */
  readonly publicUrl: string;
  /** Where a browser reaches the product API; null for the address of the page. */
  readonly productApiUrl: string | null;
  readonly sharedApiUrl: string | null;
  readonly addressLookupKey: string | null;
  readonly cardPaymentPublishableKey: string | null;
  readonly tagManagerId: string | null;
  readonly openBanking: OpenBankingConfig | null;
  /** Where built files are, when another address serves them. */
  readonly staticPath: string | null;
  /** The id of the one brand that the configuration names; null to go by the host. */
  readonly override: string | null;
  /** Documents say that they are not binding. */
  readonly voidContracts: boolean;
  readonly featureFlags: Readonly<Record<FeatureFlag, boolean>>;
  readonly sessionRecordingId: string | null;
  readonly chatId: string | null;
  readonly vaultId: string | null;
  readonly vaultEnvironment: string | null;
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

import type { ClientConfig } from '@fairlead/contract/web/client-config';

/** The settings of a sandbox page where nothing is configured. */
export const NOTHING_CONFIGURED: ClientConfig = {
  env: 'sandbox',
  buildVersion: '1',
  publicUrl: 'http://localhost',
  productApiUrl: null,
  sharedApiUrl: null,
  addressLookupKey: null,
  cardPaymentPublishableKey: null,
  tagManagerId: null,
  openBanking: null,
  staticPath: null,
  override: null,
  voidContracts: true,
  featureFlags: { 'auto-payslip-verification': false, 'motor-applications': false },
  sessionRecordingId: null,
  chatId: null,
  vaultId: null,
  vaultEnvironment: null,
  superAppDeepLink: null,
};

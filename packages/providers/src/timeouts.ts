import { ProviderTimeout, type ProviderName } from './provider-error.ts';

/** Timeout for an answer, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = {
  'credit-bureau': 20_000,
  'direct-debit': 10_000,
  payouts: 10_000,
  'bank-account-check': 10_000,
  'address-lookup': 3_000,
  email: 10_000,
  sms: 10_000,
  reviews: 2_000,
  'virus-scan': 10_000,
  'staff-identity': 5_000,
  'decline-panel': 10_000,
  // A file of 10 MB and its attempts.
  files: 20_000,
  'income-data': 15_000,
  'bank-payments': 15_000,
  // Banks are asked behind it; a lost answer is looked up later.
  cards: 25_000,
  'vehicle-enquiry': 5_000,
  'vehicle-history': 10_000,
  'vehicle-valuation': 10_000,
  affordability: 2_000,
} as const satisfies Record<ProviderName, number>;

/**
 * The call's answer, or `ProviderTimeout` after the provider's timeout. The call cannot be recalled and may still
 * take effect, which is why everything that creates something has an idempotency key.
 */
export async function withTimeout<T>(
  provider: ProviderName,
  call: () => Promise<T>,
  timeoutMs: number = PROVIDER_TIMEOUT_MS[provider],
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderTimeout(provider, timeoutMs)), timeoutMs);
  });
  try {
    return await Promise.race([call(), expiry]);
  } finally {
    clearTimeout(timer);
  }
}

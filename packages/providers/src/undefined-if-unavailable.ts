import { ProviderTimeout, ProviderUnavailable, type ProviderName } from './provider-error.ts';
import { withTimeout } from './timeouts.ts';

/** A provider's answer within its timeout, or undefined when it is unavailable. Trying again is safe. */
export async function undefinedIfUnavailable<T>(
  provider: ProviderName,
  call: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await withTimeout(provider, call);
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderTimeout) return undefined;
    throw error;
  }
}

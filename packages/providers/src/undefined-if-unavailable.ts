import { ProviderTimeout, ProviderUnavailable, type ProviderName } from './provider-error.ts';
import { withTimeout } from './timeouts.ts';

/** What a provider answers within its time, or undefined when it cannot answer now. Trying again is safe. */
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

import { describe, expect, test } from 'vitest';
import { ProviderTimeout, ProviderUnavailable } from './provider-error.ts';
import { PROVIDER_TIMEOUT_MS, withTimeout } from './timeouts.ts';

describe('the provider timeout', () => {
  test('returns an answer given in time', async () => {
    expect(await withTimeout('payouts', async () => 'sent')).toBe('sent');
  });

  test('throws when the provider hangs', async () => {
    const hangs = withTimeout('payouts', () => new Promise(() => undefined), 5);
    await expect(hangs).rejects.toBeInstanceOf(ProviderTimeout);
    await expect(hangs).rejects.toMatchObject({ provider: 'payouts', timeoutMs: 5 });
  });

  test('passes on the provider’s own error', async () => {
    const down = withTimeout('sms', async () => {
      throw new ProviderUnavailable('sms');
    });
    await expect(down).rejects.toThrow('sms: unavailable');
  });

  test('is 20 seconds for the bureau and three for an address', () => {
    expect(PROVIDER_TIMEOUT_MS).toMatchObject({
      'credit-bureau': 20_000,
      'direct-debit': 10_000,
      'address-lookup': 3_000,
    });
  });
});

import { describe, expect, test } from 'vitest';
import { ProviderTimeout, ProviderUnavailable } from './provider-error.ts';
import { PROVIDER_TIMEOUT_MS, withTimeout } from './timeouts.ts';

describe('a provider that takes its time', () => {
  test('is answered for when it answers in time', async () => {
    expect(await withTimeout('payouts', async () => 'sent')).toBe('sent');
  });

  test('is given up when it hangs', async () => {
    const hangs = withTimeout('payouts', () => new Promise(() => undefined), 5);
    await expect(hangs).rejects.toBeInstanceOf(ProviderTimeout);
    await expect(hangs).rejects.toMatchObject({ provider: 'payouts', timeoutMs: 5 });
  });

  test('keeps its own error', async () => {
    const down = withTimeout('sms', async () => {
      throw new ProviderUnavailable('sms');
    });
    await expect(down).rejects.toThrow('sms: unavailable');
  });

  test('has the bureau’s slow answer in time, and an address within three seconds', () => {
    expect(PROVIDER_TIMEOUT_MS).toMatchObject({
      'credit-bureau': 20_000,
      'direct-debit': 10_000,
      'address-lookup': 3_000,
    });
  });
});

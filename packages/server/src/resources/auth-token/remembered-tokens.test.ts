import { expect, test, vi } from 'vitest';
import type { TokenRow } from './auth-token-store.ts';
import { RememberedTokens } from './remembered-tokens.ts';

const ROW = { token_hash: 'a-hash', idle_expires_at: '2026-11-20T12:15:00.000Z' } as TokenRow;

const reading = (row: TokenRow | undefined) => vi.fn(async () => row);

test('calls that come together read their token once', async () => {
  const tokens = new RememberedTokens();
  const read = reading(ROW);
  expect(await Promise.all([tokens.find('a-hash', read), tokens.find('a-hash', read)])).toEqual([ROW, ROW]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('an unknown token is read again each time, and so is one whose reading failed', async () => {
  const tokens = new RememberedTokens();
  const unknown = reading(undefined);
  await tokens.find('a-hash', unknown);
  await tokens.find('a-hash', unknown);
  expect(unknown).toHaveBeenCalledTimes(2);
  const failing = vi.fn(() => Promise.reject(new Error('no connection')));
  await expect(tokens.find('a-hash', failing)).rejects.toThrow('no connection');
  expect(await tokens.find('a-hash', reading(ROW))).toBe(ROW);
});

test('what was being read when sessions changed is not given to a later call', async () => {
  const tokens = new RememberedTokens();
  const before = tokens.find('a-hash', reading(ROW));
  tokens.clear();
  expect(await tokens.find('a-hash', reading(undefined))).toBeUndefined();
  expect(await before).toBe(ROW);
});

test('a token that was extended is remembered as it is now', async () => {
  const tokens = new RememberedTokens();
  await tokens.find('a-hash', reading(ROW));
  const extended = { ...ROW, idle_expires_at: '2026-11-20T12:16:00.000Z' };
  tokens.update(extended);
  expect(await tokens.find('a-hash', reading(ROW))).toBe(extended);
});

import { expect, test, vi } from 'vitest';
import type { TokenChanges, TokenRow } from './auth-token-store.ts';
import { RememberedTokens } from './remembered-tokens.ts';

const ROW = { token_hash: 'a-hash', idle_expires_at: '2026-11-20T12:15:00.000Z' } as TokenRow;

const UNCHANGED: TokenChanges = { tokenHashes: [], horizon: '7' };
const CHANGED: TokenChanges = { tokenHashes: ['a-hash'], horizon: '9' };

const reading = (row: TokenRow | undefined) => vi.fn(async () => row);

const tokensWith = (changes = vi.fn(async (_since: string) => UNCHANGED)) => ({
  changes,
  tokens: new RememberedTokens(changes),
});

test('a token is read once, and its changes are asked for once a second', async () => {
  const { tokens, changes } = tokensWith();
  const read = reading(ROW);
  expect(await Promise.all([tokens.find('a-hash', read), tokens.find('a-hash', read)])).toEqual([ROW, ROW]);
  expect(await tokens.find('a-hash', read)).toBe(ROW);
  expect([read.mock.calls.length, changes.mock.calls.length]).toEqual([1, 1]);
});

test('an unknown token is read again each time, and so is one whose reading failed', async () => {
  const { tokens } = tokensWith();
  const unknown = reading(undefined);
  await tokens.find('a-hash', unknown);
  await tokens.find('a-hash', unknown);
  expect(unknown).toHaveBeenCalledTimes(2);
  const failing = vi.fn(() => Promise.reject(new Error('no connection')));
  await expect(tokens.find('a-hash', failing)).rejects.toThrow('no connection');
  expect(await tokens.find('a-hash', reading(ROW))).toBe(ROW);
});

test('after a change by this process, no call is answered from memory before changes are known', async () => {
  const { tokens, changes } = tokensWith();
  await tokens.find('a-hash', reading(ROW));
  changes.mockResolvedValue(CHANGED);
  tokens.noteChange();
  const gone = reading(undefined);
  expect(await Promise.all([tokens.find('a-hash', gone), tokens.find('a-hash', gone)])).toEqual([
    undefined,
    undefined,
  ]);
  expect(changes.mock.calls).toEqual([['0'], ['7']]);
});

test('a check that began before a change does not count as one after it', async () => {
  const { tokens, changes } = tokensWith();
  await tokens.find('a-hash', reading(ROW));
  const gone = reading(undefined);
  tokens.noteChange();
  const early = tokens.find('a-hash', gone);
  changes.mockResolvedValue(CHANGED);
  tokens.noteChange();
  expect(await tokens.find('a-hash', gone)).toBeUndefined();
  await early;
  expect(changes).toHaveBeenCalledTimes(3);
});

test('nothing is answered from memory while changes cannot be asked for', async () => {
  const { tokens, changes } = tokensWith();
  await tokens.find('a-hash', reading(ROW));
  tokens.noteChange();
  changes.mockRejectedValueOnce(new Error('no connection'));
  await expect(tokens.find('a-hash', reading(ROW))).rejects.toThrow('no connection');
  expect(await tokens.find('a-hash', reading(ROW))).toBe(ROW);
});

test('a token that was extended is remembered as it is now', async () => {
  const { tokens } = tokensWith();
  await tokens.find('a-hash', reading(ROW));
  const extended = { ...ROW, idle_expires_at: '2026-11-20T12:16:00.000Z' };
  tokens.update(extended);
  expect(await tokens.find('a-hash', reading(ROW))).toBe(extended);
});

import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Sealed } from '../database/columns.ts';
import { cipherWith, type CipherKeys } from './cipher.ts';

const keys: CipherKeys = {
  encryption: { new: randomBytes(32), old: randomBytes(32) },
  currentId: 'new',
  blindIndex: randomBytes(32),
  tokenPepper: randomBytes(32),
  signing: randomBytes(32),
};
const cipher = cipherWith(keys);
const place = { table: 'bank_accounts', row: 'row-1', column: 'account_number' };

describe('sealed values', () => {
  test('open where they were sealed', () => {
    expect(cipher.open(place, cipher.seal(place, '66374958'))).toBe('66374958');
    expect(
      Buffer.from(cipher.openBytes(place, cipher.sealBytes(place, Buffer.from('%PDF')))).toString(),
    ).toBe('%PDF');
  });

  test('show nothing of what they hold, and never look the same twice', () => {
    const [first, second] = [cipher.seal(place, '66374958'), cipher.seal(place, '66374958')];
    expect(Buffer.from(first, 'base64').includes('66374958')).toBe(false);
    expect(first).not.toBe(second);
  });

  test.each([
    ['another row', { ...place, row: 'row-2' }],
    ['another column', { ...place, column: 'sort_code' }],
    ['another table', { ...place, table: 'users' }],
  ])('do not open in %s', (_where, elsewhere) => {
    const sealed = cipher.seal(place, '66374958');
    expect(() => cipher.open(elsewhere, sealed)).toThrow();
  });

  test('do not open when a bit was changed', () => {
    const bytes = Buffer.from(cipher.seal(place, '66374958'), 'base64');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => cipher.open(place, bytes.toString('base64') as Sealed)).toThrow();
  });

  test.each([4, 12])('do not open when their tag was cut to %d bytes', (kept) => {
    const bytes = Buffer.from(cipher.seal(place, ''), 'base64');
    const cut = bytes.subarray(0, bytes.length - 16 + kept);
    expect(() => cipher.open(place, cut.toString('base64') as Sealed)).toThrow();
  });

  test('of an older key still open after a new one took over', () => {
    const sealedBefore = cipherWith({ ...keys, currentId: 'old' }).seal(place, '66374958');
    expect(cipher.open(place, sealedBefore)).toBe('66374958');
  });

  test('of a key that is gone say which key is missing', () => {
    const stranger = cipherWith({ ...keys, encryption: { lost: randomBytes(32) }, currentId: 'lost' });
    expect(() => cipher.open(place, stranger.seal(place, 'x'))).toThrow('no encryption key called lost');
  });
});

describe('a blind index', () => {
  test('is the same for the same value and purpose only', () => {
    expect(cipher.blindIndex('email', 'a@b.example')).toBe(cipher.blindIndex('email', 'a@b.example'));
    expect(cipher.blindIndex('email', 'a@b.example')).not.toBe(cipher.blindIndex('address', 'a@b.example'));
    expect(cipher.blindIndex('email', 'a@b.example')).not.toContain('example');
  });
});

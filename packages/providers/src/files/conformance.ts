import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { FilesPort } from './port.ts';

const FOLDER = 'files-0123456789abcdef';

const keyOf = (name: string): string => `${FOLDER}/01a1f8e9-0000-7000-8000-${name.padStart(12, '0')}`;

/** The conformance suite for places of files. */
export function describeFiles(name: string, open: () => Promise<FilesPort>): void {
  describe(`${name} stores`, () => {
    test.each([
      ['bytes that are no text', Buffer.from([0, 255, 254, 13, 10, 0, 128])],
      ['a file of 10 MB', randomBytes(10 * 1024 * 1024)],
    ])('%s, and gives it back byte for byte', async (_what, bytes) => {
      const files = await open();
      const placed = await files.put(keyOf('1'), bytes);
      const got = await files.get(keyOf('1'), placed);
      expect(Buffer.from(got ?? []).equals(bytes)).toBe(true);
    });

    test('the same twice', async () => {
      const files = await open();
      await files.put(keyOf('2'), Buffer.from('first'));
      const placed = await files.put(keyOf('2'), Buffer.from('second'));
      expect(Buffer.from((await files.get(keyOf('2'), placed)) ?? []).toString()).toBe('second');
    });

    test('either in the row or outside of it', async () => {
      const files = await open();
      const { storedIn, bytes } = await files.put(keyOf('3'), Buffer.from('a file'));
      expect(bytes === null).toBe(storedIn !== 'database');
    });
  });

  describe(`${name} deletes`, () => {
    test('what is outside of rows, also twice and where there is nothing', async () => {
      const files = await open();
      const placed = await files.put(keyOf('4'), Buffer.from('a file'));
      await files.delete(keyOf('4'));
      await files.delete(keyOf('4'));
      await files.delete(keyOf('5'));
      expect(await files.get(keyOf('4'), { ...placed, bytes: null })).toBeNull();
    });
  });

  test(`${name} lists what is outside of rows, each once`, async () => {
    const files = await open();
    const keys = ['a', 'b', 'c', 'd', 'e'].map(keyOf);
    const placed = await Promise.all(keys.map((key) => files.put(key, Buffer.from('a file'))));
    const listed: string[] = [];
    let page: string | null = null;
    do {
      const { files: found, next } = await files.list(FOLDER, page);
      for (const { key, storedAt } of found) {
        listed.push(key);
        expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
      }
      page = next;
    } while (page !== null);
    expect(listed).toEqual(keys.filter((_key, index) => placed[index]?.storedIn !== 'database'));
    expect((await files.list('another-folder', null)).files).toEqual([]);
  });
}

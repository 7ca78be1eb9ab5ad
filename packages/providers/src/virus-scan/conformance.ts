import { describe, expect, test } from 'vitest';
import { EICAR } from './eicar.ts';
import type { VirusScanPort } from './port.ts';

/** The conformance suite for virus scanners. */
export function describeVirusScan(name: string, open: () => Promise<VirusScanPort>): void {
  describe(`${name} says of a file`, () => {
    test.each([
      ['the test virus', Buffer.from(EICAR), 'infected'],
      ['text', Buffer.from('a letter'), 'clean'],
      ['nothing', Buffer.alloc(0), 'clean'],
      ['the largest that we take', Buffer.alloc(10 * 1024 * 1024, 7), 'clean'],
    ] as const)('that is %s', async (_what, bytes, verdict) => {
      expect(await (await open()).scan(bytes)).toBe(verdict);
    });
  });
}

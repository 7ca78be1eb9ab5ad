import { expect, test } from 'vitest';
import { chatHash } from './chat-hash.ts';

// Test case 2 of RFC 4231, 4.3.
test('is the HMAC-SHA256 of the text under the secret, in hexadecimal', () => {
  expect(chatHash('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

import { createHash } from 'node:crypto';

export const KEY_BYTES = 32;

/** Fewer than one random key in 10^9 has fewer distinct bytes, or fewer distinct steps from byte to byte. */
const FEWEST_DISTINCT_BYTES = 20;
const FEWEST_DISTINCT_STEPS = 17;

/** Texts whose SHA-256 is a key in examples, tutorials and the tests of this repository. */
const PUBLISHED_TEXTS = [
  ...[
    '',
    'secret',
    'password',
    'changeme',
    'change-me',
    'default',
    'example',
    'test',
    'key',
    'admin',
    'fairlead',
  ],
  ...['encryption', 'blind index', 'pepper', 'signing', 'chat'],
];

/** The AES-256 key of NIST SP 800-38A, which every library's tests contain. */
const NIST_EXAMPLE_KEY = '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4';

const PUBLISHED_KEYS: ReadonlySet<string> = new Set([
  NIST_EXAMPLE_KEY,
  ...PUBLISHED_TEXTS.map((text) => createHash('sha256').update(text).digest('hex')),
]);

const PLACEHOLDER = /(change|replace).?me|placeholder|password|your.?(key|secret)/i;
const FEWEST_DISTINCT_CHARACTERS = 8;

const isPrintable = (byte: number): boolean => byte >= 0x20 && byte <= 0x7e;

const stepsOf = (key: Uint8Array): number[] =>
  [...key].slice(1).map((byte, index) => (byte - (key[index] ?? 0) + 256) % 256);

/** Whether a key of `KEY_BYTES` bytes is text, repeats itself or counts upwards instead of being random. */
export function isGuessableKey(key: Uint8Array): boolean {
  if (key.every(isPrintable)) return true;
  return new Set(key).size < FEWEST_DISTINCT_BYTES || new Set(stepsOf(key)).size < FEWEST_DISTINCT_STEPS;
}

/** Whether a key is in public documents or in this repository. */
export function isPublishedKey(key: Uint8Array): boolean {
  return PUBLISHED_KEYS.has(Buffer.from(key).toString('hex'));
}

/** Whether a secret that is typed as text is a placeholder or repeats a few characters. */
export function isGuessableText(secret: string): boolean {
  return PLACEHOLDER.test(secret) || new Set(secret).size < FEWEST_DISTINCT_CHARACTERS;
}

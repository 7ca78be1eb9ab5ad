import { describe, expect, test } from 'vitest';
import { signV4, uriEncode } from './sign-v4.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, "Examples: Signature Calculations". */
const EXAMPLE = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
} as const;
const AT = new Date('2013-05-24T00:00:00.000Z');
const BUCKET = 'https://examplebucket.s3.amazonaws.com';
const NOTHING = new Uint8Array();

function signatureOf(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body: Uint8Array = NOTHING,
): string {
  const signed = signV4({ method, url: new URL(`${BUCKET}${path}`), headers, body }, EXAMPLE, AT);
  return /Signature=([\da-f]{64})$/.exec(signed.authorization ?? '')?.[1] ?? '';
}

describe('a signature is the one that AWS publishes for', () => {
  test('reading an object', () => {
    expect(signatureOf('GET', '/test.txt', { range: 'bytes=0-9' })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  test('storing an object', () => {
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
    const body = Buffer.from('Welcome to Amazon S3.');
    expect(signatureOf('PUT', '/test$file.text', headers, body)).toBe(
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    );
  });

  test('reading the lifecycle of a bucket', () => {
    expect(signatureOf('GET', '/?lifecycle')).toBe(
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    );
  });

  test('listing a bucket', () => {
    expect(signatureOf('GET', '/?max-keys=2&prefix=J')).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    );
  });
});

test('every byte is written as AWS asks', () => {
  expect(uriEncode("a b/c!'()*~é")).toBe('a%20b%2Fc%21%27%28%29%2A~%C3%A9');
});

test('the secret is in no header', () => {
  const signed = signV4({ method: 'GET', url: new URL(BUCKET), headers: {}, body: NOTHING }, EXAMPLE, AT);
  expect(JSON.stringify(signed)).not.toContain(EXAMPLE.secretAccessKey);
});

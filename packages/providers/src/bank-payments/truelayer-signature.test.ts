import { generateKeyPairSync } from 'node:crypto';
import { expect, describe, test } from 'vitest';
import { readSignature, signRequest, type SignedRequest } from './truelayer-signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const JWK = publicKey.export({ format: 'jwk' });

const REQUEST: SignedRequest = {
  path: '/v3/payments',
  headers: [['Idempotency-Key', 'idemp-2076717c-9005-4811-a321-9e0787fa0382']],
  body: '{"currency":"GBP","max_amount_in_minor":5000000,"name":"Foo???"}',
};

const signed = (request = REQUEST) => {
  const signature = readSignature(signRequest(privateKey, 'the-key', request));
  if (!signature) throw new Error('not a signature');
  return signature;
};

describe('a signature', () => {
  test('names its key and the headers that it covers', () => {
    expect(signed()).toMatchObject({ keyId: 'the-key', headerNames: ['Idempotency-Key'], keysAt: undefined });
  });

  test('holds for the request, as text and as bytes', () => {
    expect(signed().isOf(JWK, REQUEST)).toBe(true);
    expect(signed().isOf(JWK, { ...REQUEST, body: Buffer.from(REQUEST.body) })).toBe(true);
  });

  test.each([
    ['another path', { path: '/v3/payouts' }],
    ['another body', { body: `${String(REQUEST.body)} ` }],
    ['another value', { headers: [['Idempotency-Key', 'another']] as const }],
    ['no headers', { headers: [] }],
  ])('does not hold for %s', (_name, changes) => {
    expect(signed().isOf(JWK, { ...REQUEST, ...changes })).toBe(false);
  });

  test('does not hold by another key', () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-521' }).publicKey.export({ format: 'jwk' });
    expect(signed().isOf(other, REQUEST)).toBe(false);
  });

  test.each([
    '',
    'a.b.c',
    '..',
    'e30..AA',
    'not json..AA',
    `${Buffer.from('{"alg":"none"}').toString('base64url')}..AA`,
  ])('is not %j', (text) => expect(readSignature(text)).toBeNull());

  test('has two numbers of 66 bytes, as ES512 asks for', () => {
    const [, , proof = ''] = signRequest(privateKey, 'the-key', REQUEST).split('.');
    expect(Buffer.from(proof, 'base64url')).toHaveLength(132);
  });
});

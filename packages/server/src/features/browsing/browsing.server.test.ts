import type { BrandId } from '@fairlead/brands/brand';
import { applicant } from '@fairlead/testing/people';
import { signIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('what customers say about the brand', () => {
  const ask = (options: object = {}) => server.call('readReviewStats', options);

  test('is a sample in the sandbox, and may be kept for twelve hours', async () => {
    const { data, headers } = await ask();
    expect(data).toMatchObject({ '@type': 'stats', isSample: true, reviews: 12_480, stars: 4.5, score: 4.6 });
    expect(headers.get('cache-control')).toBe('public, max-age=43200');
    expect(headers.get('vary')).toBe('Authorization, X-Brand');
  });

  test('is not stored when a signed-in borrower asks, or when it was refused', async () => {
    const { autoLoginToken } = await server.get('submitApplication', { body: applicant('Rita', 'Reader') });
    const { token } = await signIn(server, autoLoginToken ?? '');
    expect((await ask({ token })).headers.get('cache-control')).toBe('no-store');
    expect((await ask({ query: { page: '1' } })).headers.get('cache-control')).toBe('no-store');
  });

  test('is what the settings state of this brand, and otherwise not there', async () => {
    const settings = { REVIEWS_PROVIDER: 'settings', REVIEWS_ASDA: '1250,4.5,4.6' };
    const stated = await startTestServer({ settings });
    const of = (brand: BrandId) => stated.call('readReviewStats', { brand });
    expect((await of('asda')).data).toMatchObject({ isSample: false, reviews: 1250 });
    expect([(await of('motor')).status, (await of('motor')).headers.get('cache-control')]).toEqual([
      404,
      'no-store',
    ]);
    await stated.close();
  });
});

import { testConfig } from '@fairlead/testing/test-config';
import { describe, expect, test } from 'vitest';
import { sandboxBank } from './sandbox-bank.ts';

const config = testConfig();
const PAGE = 'http://localhost:3000/sandbox/bank';
const JOURNEY = `${PAGE}?return_to=%2Ftruelayer%2Fcallback&state=${'a'.repeat(43)}`;

const post = (form: Record<string, string>, body: string = new URLSearchParams(form).toString()) =>
  sandboxBank(
    config,
    new Request(PAGE, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }),
  );

describe('the page that plays the banks', () => {
  test('is served with a policy that lets it send its form to itself, and nothing more', async () => {
    const answer = await sandboxBank(config, new Request(JOURNEY));
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    expect(await answer?.text()).toContain('Choose your bank');
  });

  test('sends the borrower back to a page of the same address', async () => {
    const journey = { return_to: '/truelayer/callback', state: 'a'.repeat(43) };
    const answer = await post({ ...journey, answer: 'cancel' });
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get('location')).toMatch(/^\/truelayer\/callback\?error=access_denied&state=a+$/);
    const elsewhere = await post({ ...journey, return_to: 'https://elsewhere.example/', answer: 'agree' });
    expect(elsewhere?.status).toBe(400);
  });

  test('answers a form that is too large, or none, as an incomplete link', async () => {
    expect((await post({}, 'a'.repeat(20_000)))?.status).toBe(400);
    expect((await post({}))?.status).toBe(400);
  });

  test('is no page of production, nor where real banks are connected', async () => {
    const request = new Request(JOURNEY);
    expect(await sandboxBank({ ...config, env: 'production' }, request)).toBeUndefined();
    const adapters = { ...config.adapters, incomeData: 'truelayer' } as const;
    expect(await sandboxBank({ ...config, adapters }, request)).toBeUndefined();
  });

  test('leaves every other address and method to the pages', async () => {
    expect(await sandboxBank(config, new Request('http://localhost:3000/sandbox'))).toBeUndefined();
    expect(await sandboxBank(config, new Request(JOURNEY, { method: 'PUT' }))).toBeUndefined();
  });
});

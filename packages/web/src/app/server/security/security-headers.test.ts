import { describe, expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const production = { isHttps: true, path: '/', isDevelopment: false };

function policyOf(page: Parameters<typeof securityHeaders>[0]): string[] {
  return (securityHeaders(page)['Content-Security-Policy'] ?? '').split('; ');
}

describe('the content security policy', () => {
  test('of a public page takes scripts and styles from our own address only', () => {
    const policy = policyOf(production);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy.join()).not.toContain('unsafe');
  });

  test.each([undefined, 'abc'])(
    'of a page lets it frame nothing, and call our own address alone',
    (nonce) => {
      const page = nonce === undefined ? production : { ...production, nonce };
      const named = policyOf(page).map((line) => line.split(' ')[0]);
      expect(policyOf(page)).toContain("default-src 'none'");
      expect(policyOf(page)).toContain("connect-src 'self'");
      for (const kind of ['frame-src', 'manifest-src', 'object-src', 'worker-src'])
        expect(named).not.toContain(kind);
    },
  );

  test("of an account page takes the router's own scripts by their nonce", () => {
    const policy = policyOf({ ...production, nonce: 'abc' });
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(policy).toContain("style-src 'self'");
  });

  test('of any page forbids framing it, sending its forms elsewhere or changing its base', () => {
    const policy = policyOf(production);
    expect(policy).toEqual(
      expect.arrayContaining(["frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'"]),
    );
  });
});

describe('the other headers', () => {
  test('send no referrer from a page with a token', () => {
    for (const path of ['/login', '/LOGIN', '/login/'])
      expect(securityHeaders({ ...production, path })['Referrer-Policy']).toBe('no-referrer');
    expect(securityHeaders(production)['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  });

  test('ask for https where there is https', () => {
    expect(securityHeaders(production)).toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders({ ...production, isHttps: false })).not.toHaveProperty(
      'Strict-Transport-Security',
    );
  });
});

describe('what the policy of a page stops', () => {
  const page = { ...production, isReporting: true };

  test('is reported to our own address, by the current and the older way', () => {
    expect(policyOf(page)).toEqual(
      expect.arrayContaining(['report-uri /policy-reports', 'report-to policy']),
    );
    expect(securityHeaders(page)['Reporting-Endpoints']).toBe('policy="/policy-reports"');
    expect(policyOf({ ...page, nonce: 'abc' })).toContain('report-to policy');
  });

  test('changes nothing else of the policy, and costs less than 120 bytes', () => {
    expect(policyOf(page).filter((line) => !line.startsWith('report-'))).toEqual(policyOf(production));
    const sizeOf = (headers: Record<string, string>) =>
      Object.entries(headers).reduce((size, [name, value]) => size + name.length + value.length + 4, 0);
    expect(sizeOf(securityHeaders(page)) - sizeOf(securityHeaders(production))).toBeLessThan(120);
  });

  test('is not reported of a file, and not while we develop', () => {
    for (const quiet of [production, { ...page, isDevelopment: true }]) {
      expect(policyOf(quiet).join()).not.toContain('report-');
      expect(securityHeaders(quiet)).not.toHaveProperty('Reporting-Endpoints');
    }
  });
});

describe('services from outside', () => {
  const thirdParties = { statistics: 'GTM-1', faults: 'https://key@errors.example/1' };

  test('are let through where the deployment has them, and no other', () => {
    const policy = policyOf({ ...production, thirdParties });
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com");
    expect(policy.find((line) => line.startsWith('connect-src'))).toMatch(/ https:\/\/errors\.example$/);
    expect(policy.join()).not.toMatch(/intercom|hotjar|unsafe/);
  });

  test('let a chat style its own frames, but run no script in the page', () => {
    const policy = policyOf({ ...production, thirdParties: { chat: 'c1' } });
    expect(policy.filter((line) => line.includes('unsafe'))).toEqual(["style-src 'self' 'unsafe-inline'"]);
    const account = policyOf({ ...production, nonce: 'abc', thirdParties: { chat: 'c1' } });
    expect(account.find((line) => line.startsWith('script-src'))).not.toContain('unsafe');
  });
});

describe('the card fields of Stripe', () => {
  test('are let through on the page that takes cards, and on no other', () => {
    const policy = policyOf({ ...production, nonce: 'abc', takesCards: true });
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    );
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    expect(policyOf({ ...production, nonce: 'abc' }).join()).not.toContain('stripe');
  });
});

describe('addresses of ours, other than the page’s own,', () => {
  const places = {
    productApiUrl: 'https://api.lendable.example/v1',
    sharedApiUrl: 'https://shared.example',
    staticPath: 'https://static.example',
  };
  const lineOf = (policy: string[], name: string) => policy.find((line) => line.startsWith(name));

  test('are let through for what each serves: calls, and built files', () => {
    const policy = policyOf({ ...production, places });
    const [api, files] = ['https://api.lendable.example https://shared.example', 'https://static.example'];
    expect(lineOf(policy, 'connect-src')).toBe(`connect-src 'self' ${api}`);
    expect(lineOf(policy, 'img-src')).toBe(`img-src 'self' data: ${files}`);
    for (const name of ['script-src', 'style-src', 'font-src'])
      expect(lineOf(policy, name)).toBe(`${name} 'self' ${files}`);
  });

  test('change nothing where there are none', () => {
    const none = { productApiUrl: null, sharedApiUrl: null, staticPath: null };
    expect(policyOf({ ...production, places: none })).toEqual(policyOf(production));
  });
});

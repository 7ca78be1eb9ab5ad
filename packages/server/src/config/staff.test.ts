import { testConfig } from '@fairlead/testing/test-config';
import { describe, expect, test } from 'vitest';
import { problemsBy } from '../testing/refused-settings.ts';

const configOf = (env: Record<string, string>) => testConfig({ OIDC_SANDBOX_PORT: '', ...env });

const problemsOf = problemsBy(configOf);

describe('the sign-on of staff', () => {
  const OIDC = {
    STAFF_IDENTITY_PROVIDER: 'oidc',
    STAFF_URL: 'https://staff.lender.example',
    OIDC_ISSUER: 'https://id.lender.example',
    OIDC_CLIENT_ID: 'loans',
    OIDC_CLIENT_SECRET: 'fedcba9876543210-of-the-issuer',
  };

  test('is played in the sandbox, next to its own port', () => {
    const { adapters, staff } = configOf({ PORT: '4000' });
    expect([adapters.staffIdentity, staff.url, staff.sandboxPort]).toEqual([
      'sandbox',
      'http://localhost:4000',
      4010,
    ]);
    expect(configOf({ PORT: '0' }).staff.sandboxPort).toBe(0);
  });

  test('needs an issuer, its client and an address, which one message names', () => {
    expect(problemsOf({ STAFF_IDENTITY_PROVIDER: 'oidc', STAFF_URL: 'http://localhost' })).toContain(
      'STAFF_IDENTITY_PROVIDER=oidc needs OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET',
    );
    expect(configOf(OIDC).staff).toMatchObject({
      url: OIDC.STAFF_URL,
      issuer: OIDC.OIDC_ISSUER,
      groups: { adviser: 'loan-advisers', underwriter: 'loan-underwriters' },
    });
  });

  test('is not there outside the sandbox until it is configured, and production refuses a played one', () => {
    const outside = (env: Record<string, string>) => problemsOf({ FAIRLEAD_ENV: 'production', ...env });
    expect(outside({})).not.toContain('staffIdentity');
    expect(outside({ STAFF_IDENTITY_PROVIDER: 'sandbox' })).toContain('staffIdentity');
    expect(outside({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:3010' })).toContain(
      'OIDC_ISSUER must be an address that starts with https://',
    );
    expect(outside({ ...OIDC, STAFF_URL: 'http://staff.lender.example' })).toContain('STAFF_URL must be');
  });
});

import { describe, expect, test } from 'vitest';
import { openOutbound, type FinishedCall } from '../outbound/outbound.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import { doubleServer } from '../double/double-server.ts';
import { openIdStaffIdentity } from './live.ts';
import { noStaffIdentity } from './none.ts';
import { sandboxStaffIdentity } from './sandbox.ts';

const REDIRECT_URI = 'http://localhost:3000/auth/oidc/callback';

describe('the identity provider of the sandbox', () => {
  const finished: FinishedCall[] = [];
  const identity = sandboxStaffIdentity(
    openOutbound((call) => finished.push(call)),
    0,
  );

  test('begins each sign-on with secrets of its own, at a port of this machine', async () => {
    const [one, other] = [await identity.begin(REDIRECT_URI), await identity.begin(REDIRECT_URI)];
    expect(new URL(one.address).hostname).toBe('127.0.0.1');
    const secrets = [one, other].flatMap(({ memory }) => [memory.state, memory.nonce, memory.codeVerifier]);
    expect(new Set(secrets).size).toBe(6);
    expect(finished.map(({ provider, outcome }) => [provider, outcome])).toEqual([['staff-identity', 'ok']]);
  });

  test('rejects an answer that is none', async () => {
    const { memory } = await identity.begin(REDIRECT_URI);
    for (const query of [
      '',
      'code=x',
      `code=x&state=${memory.state}`,
      `error=access_denied&state=${memory.state}`,
    ])
      await expect(identity.finish(REDIRECT_URI, query, memory)).rejects.toBeInstanceOf(ProviderRejected);
  });

  test('is unavailable while its port is in use, and says which', async () => {
    const { origin, close } = await doubleServer(() => ({ status: 200 }));
    const taken = sandboxStaffIdentity(
      openOutbound(() => undefined),
      Number(new URL(origin).port),
    );
    await expect(taken.begin(REDIRECT_URI)).rejects.toThrow(`port ${new URL(origin).port}`);
    await close();
  });
});

describe('an issuer', () => {
  const withDouble = async (body: (origin: string) => unknown) => {
    const issuer = await doubleServer(({ headers }) => ({
      status: 200,
      body: body(`http://${headers.host}`),
    }));
    const settings = { clientId: 'loans', clientSecret: 'secret', groupsClaim: 'groups' };
    const given = { ...settings, issuer: issuer.origin, loopbackOrigin: issuer.origin };
    return {
      issuer,
      identity: openIdStaffIdentity(
        openOutbound(() => undefined),
        given,
      ),
    };
  };

  test('that calls itself something else is rejected, and asked again the next time', async () => {
    const { issuer, identity } = await withDouble(() => ({ issuer: 'https://id.elsewhere.example' }));
    for (const attempts of [1, 2]) {
      await expect(identity.begin(REDIRECT_URI)).rejects.toBeInstanceOf(ProviderRejected);
      expect(issuer.received).toHaveLength(attempts);
    }
    await issuer.close();
  });

  test('that has gone away is unavailable', async () => {
    const { issuer, identity } = await withDouble(() => ({}));
    await issuer.close();
    await expect(identity.begin(REDIRECT_URI)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

test('without an identity provider nothing begins', async () => {
  expect(noStaffIdentity().isSetUp).toBe(false);
  await expect(noStaffIdentity().begin(REDIRECT_URI)).rejects.toBeInstanceOf(ProviderUnavailable);
});

import type { Outbound } from '../outbound/outbound.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { startSandboxIssuer } from './issuer.ts';
import { openIdStaffIdentity } from './live.ts';
import { noStaffIdentity } from './none.ts';
import type { StaffIdentityPort } from './port.ts';

/** Whether the library that plays the identity provider is installed: it is a development dependency. */
function isInstalled(): boolean {
  try {
    import.meta.resolve('oidc-provider');
    return true;
  } catch {
    return false;
  }
}

/**
 * Staff by an identity provider that this process plays on a port of its own, with two invented people. It starts with
 * the first sign-on.
 */
export function sandboxStaffIdentity(outbound: Outbound, port: number): StaffIdentityPort {
  if (!isInstalled()) return noStaffIdentity();
  let started: Promise<StaffIdentityPort> | undefined;

  const start = async (redirectUri: string): Promise<StaffIdentityPort> => {
    const { origin, clientId, clientSecret } = await startSandboxIssuer(port, redirectUri);
    const settings = {
      issuer: origin,
      clientId,
      clientSecret,
      groupsClaim: 'groups',
      loopbackOrigin: origin,
    };
    return openIdStaffIdentity(outbound, settings);
  };
  const identity = (redirectUri: string): Promise<StaffIdentityPort> => {
    const found = started ?? start(redirectUri);
    started = found;
    return found.catch((error: unknown) => {
      started = undefined;
      throw new ProviderUnavailable('staff-identity', { why: `port ${port}`, cause: error });
    });
  };

  return {
    isSetUp: true,
    begin: async (redirectUri) => (await identity(redirectUri)).begin(redirectUri),
    finish: async (redirectUri, query, memory) =>
      (await identity(redirectUri)).finish(redirectUri, query, memory),
  };
}

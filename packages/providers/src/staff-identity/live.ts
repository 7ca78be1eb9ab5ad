import type { Configuration, CustomFetch, IDToken } from 'openid-client';
import { httpClient } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { ProviderError, ProviderRejected } from '../provider-error.ts';
import type { StaffIdentity, StaffIdentityPort } from './port.ts';

export interface OpenIdSettings {
  /** As its discovery document writes it. Its other addresses are at the same host. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The claim of the id token that lists groups. */
  readonly groupsClaim: string;
  /** The origin of an issuer on this machine, for the sandbox. */
  readonly loopbackOrigin?: string;
}

/** Loaded at the first sign-on: most processes never need it. */
const library = () => import('openid-client');

/** The library's requests, sent through `outbound`. */
function askThrough(outbound: Outbound, { issuer, loopbackOrigin }: OpenIdSettings): CustomFetch {
  const hosts = [new URL(issuer).hostname];
  const client = httpClient(outbound, { provider: 'staff-identity', hosts, loopbackOrigin });
  return (url, { method, headers, body, signal }) => {
    const isRead = method === 'GET';
    const form = body instanceof URLSearchParams ? { body } : {};
    return client.send(
      {
        operation: isRead ? 'read' : 'exchange',
        method: isRead ? 'GET' : 'POST',
        url,
        headers,
        ...form,
        isIdempotent: isRead,
        signal,
      },
      // The library checks the type and content; only JSON is expected here.
      ({ status, text }) => new Response(text, { status, headers: { 'content-type': 'application/json' } }),
    );
  };
}

/** Lets an issuer on this machine be called without TLS. The library marks it deprecated so that it is noticed. */
function plainHttpOf(oidc: Readonly<Record<string, unknown>>): (config: Configuration) => void {
  return oidc.allowInsecureRequests as (config: Configuration) => void; // as the library declares it
}

async function discovered(ask: CustomFetch, settings: OpenIdSettings): Promise<Configuration> {
  const oidc = await library();
  const { issuer, clientId, clientSecret, loopbackOrigin } = settings;
  return oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
    // The signature of the id token is checked as well as the connection that it came by.
    execute: [oidc.enableNonRepudiationChecks, ...(loopbackOrigin === undefined ? [] : [plainHttpOf(oidc)])],
    [oidc.customFetch]: ask,
  });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function identityIn(claims: IDToken, groupsClaim: string): StaffIdentity {
  const groups = claims[groupsClaim];
  const name = [claims.name, claims.preferred_username, claims.email].find(isText);
  return {
    subject: claims.sub,
    name: name ?? claims.sub,
    groups: Array.isArray(groups) ? groups.filter(isText) : [],
  };
}

/** The library passes on what `outbound` throws, or wraps it. Anything else means that the answer is no good. */
function refusalBy(error: unknown): unknown {
  if (error instanceof ProviderError) return error;
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ProviderError) return cause;
  // An error or code of the protocol is a word of its standard; the text could repeat what was sent.
  const code = error instanceof Error && 'code' in error && isText(error.code) ? error.code : 'not-usable';
  return new ProviderRejected('staff-identity', code);
}

/** Staff by an OpenID Connect issuer that has a discovery document. */
export function openIdStaffIdentity(outbound: Outbound, settings: OpenIdSettings): StaffIdentityPort {
  const ask = askThrough(outbound, settings);
  let known: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> => {
    const found = known ?? discovered(ask, settings);
    known = found;
    found.catch(() => {
      known = undefined;
    });
    return found;
  };

  return {
    isSetUp: true,

    async begin(redirectUri) {
      const oidc = await library();
      const memory = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const config = await configuration().catch((error: unknown) => {
        throw refusalBy(error);
      });
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid profile groups',
        state: memory.state,
        nonce: memory.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(memory.codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'login',
      });
      return { address: address.href, memory };
    },

    async finish(redirectUri, query, { state, nonce, codeVerifier }) {
      const oidc = await library();
      try {
        const tokens = await oidc.authorizationCodeGrant(
          await configuration(),
          new URL(`${redirectUri}?${query}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: codeVerifier,
            idTokenExpected: true,
          },
        );
        const claims = tokens.claims();
        if (!claims) throw new ProviderRejected('staff-identity', 'no-id-token');
        return identityIn(claims, settings.groupsClaim);
      } catch (error) {
        throw refusalBy(error);
      }
    },
  };
}

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Configuration } from 'oidc-provider';
import { answerSignOnPage, SIGN_ON_PAGE } from './issuer-pages.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { SANDBOX_STAFF } from './people.ts';

const HOST = '127.0.0.1';
const SCOPE = 'openid profile groups';
const MINUTE_SECONDS = 60;

export interface SandboxIssuer {
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

function signingKey(): Record<string, unknown> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
}

function settingsOf(redirectUri: string, { clientId, clientSecret }: SandboxIssuer): Configuration {
  return {
    adapter: memoryAdapter,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], profile: ['name'], groups: ['groups'] },
    // Claims are in the id token itself, as most issuers of companies put them.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${SIGN_ON_PAGE}${uid}` },
    findAccount: (_ctx, sub) => {
      const person = Object.entries(SANDBOX_STAFF).find(([subject]) => subject === sub)?.[1];
      return (
        person && { accountId: sub, claims: () => ({ sub, name: person.name, groups: [...person.groups] }) }
      );
    },
    // The lender's own client needs no consent of its staff.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      if (!client || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: MINUTE_SECONDS,
      AuthorizationCode: MINUTE_SECONDS,
      Grant: 10 * MINUTE_SECONDS,
      IdToken: 10 * MINUTE_SECONDS,
      Interaction: 10 * MINUTE_SECONDS,
      Session: 10 * MINUTE_SECONDS,
    },
  };
}

/**
 * Starts an identity provider on a port of this machine, 0 for any that is free. It ends with the process and keeps it
 * from ending no longer.
 */
export async function startSandboxIssuer(port: number, redirectUri: string): Promise<SandboxIssuer> {
  const { default: Provider } = await import('oidc-provider');
  const server = createServer();
  server.listen(port, HOST);
  await once(server, 'listening');
  server.unref();
  const { port: listening } = server.address() as AddressInfo; // a server that listens on a port has one
  const issuer = {
    origin: `http://${HOST}:${listening}`,
    clientId: 'fairlead',
    clientSecret: randomBytes(32).toString('base64url'),
  };
  const provider = new Provider(issuer.origin, settingsOf(redirectUri, issuer));
  const answer = provider.callback();
  server.on('request', (incoming, outgoing) => {
    if (incoming.url?.startsWith(SIGN_ON_PAGE) !== true) {
      void answer(incoming, outgoing);
      return;
    }
    answerSignOnPage(provider, incoming, outgoing).catch(() => {
      outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('This sign-in has expired. Start again.');
    });
  });
  return issuer;
}

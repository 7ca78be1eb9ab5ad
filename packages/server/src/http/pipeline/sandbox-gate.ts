import { timingSafeEqual } from 'node:crypto';
import { COMMON_ERRORS } from '@fairlead/contract/wire/errors';
import type { AppServices } from '../../context.ts';
import { apiHeaders } from '../answers/headers.ts';
import { addressOf } from './caller.ts';
import { networkOf } from './network-of.ts';
import { count, RateLimited, refuseIfUsedUp } from './rate-limits.ts';

/** Answers a request that may not pass; null lets it through. */
export type Gate = (request: Request, socketAddress: string | undefined) => Promise<Response | null>;

const SANDBOX_PATH = /^\/sandbox(?:[/.]|$)/;

const USER = 'sandbox';
const CHALLENGE = 'Basic realm="Sandbox", charset="UTF-8"';
const WRONG_PASSWORDS = { calls: 10, perMinutes: 15 } as const;

/** What follows `Basic`, decoded: user name, colon, password (RFC 7617). */
function credentialsOf(request: Request): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,1024})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return encoded === undefined ? null : Buffer.from(encoded, 'base64').toString('utf8');
}

function refusal(
  { newId }: AppServices,
  type: 'notSignedIn' | 'tooManyRequests',
  extra: Record<string, string>,
) {
  const { status, message } = COMMON_ERRORS[type];
  const headers = apiHeaders(newId(), { 'content-type': 'text/plain; charset=utf-8', ...extra });
  return new Response(message, { status, headers });
}

async function letIn(
  services: AppServices,
  request: Request,
  network: string,
  password: string,
): Promise<boolean> {
  const given = credentialsOf(request);
  if (given === null) return false;
  const key = `sandbox/address/${services.cipher.blindIndex('address', network)}`;
  await refuseIfUsedUp(services, key, WRONG_PASSWORDS);
  // Digests have one length, so that the comparison takes the same time for every attempt.
  const [asked, expected] = [given, `${USER}:${password}`].map((text) =>
    Buffer.from(services.cipher.secretHash('sandbox', text)),
  );
  if (asked && expected && timingSafeEqual(asked, expected)) return true;
  await count(services, key, WRONG_PASSWORDS);
  return false;
}

/** Asks for the password of the sandbox, where there is one. Pages and calls of the sandbox are behind it. */
export function sandboxGate(services: AppServices): Gate | null {
  const { sandboxPassword } = services.config.secrets;
  if (sandboxPassword === null) return null;
  return async (request, socketAddress) => {
    if (!SANDBOX_PATH.test(new URL(request.url).pathname)) return null;
    const network = networkOf(addressOf(request, socketAddress, services.config.trustedProxies));
    try {
      if (await letIn(services, request, network, sandboxPassword)) return null;
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      return refusal(services, 'tooManyRequests', { 'retry-after': String(error.retryAfterSeconds) });
    }
    return refusal(services, 'notSignedIn', { 'www-authenticate': CHALLENGE });
  };
}

import { timingSafeEqual } from 'node:crypto';
import { SANDBOX } from '@fairlead/contract/web/account-paths';
import type { AppServices } from '../../context.ts';
import { plainRefusal } from '../answers/answers.ts';
import { addressOf, networkHashOf } from './caller.ts';
import { count, refuseIfUsedUp, refuseInWords } from './rate-limits.ts';

/** Answers a request that is refused; null lets it through. */
export type Gate = (request: Request, socketAddress: string | undefined) => Promise<Response | null>;

const SANDBOX_PATH = new RegExp(`^${SANDBOX}(?:[/.]|$)`);

const USER = 'sandbox';
const CHALLENGE = 'Basic realm="Sandbox", charset="UTF-8"';
const WRONG_PASSWORDS = { calls: 10, perMinutes: 15 } as const;

/** What follows `Basic`, decoded: user name, colon, password (RFC 7617). */
function credentialsOf(request: Request): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,1024})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return encoded === undefined ? null : Buffer.from(encoded, 'base64').toString('utf8');
}

async function letIn(
  services: AppServices,
  request: Request,
  networkHash: string,
  password: string,
): Promise<boolean> {
  const given = credentialsOf(request);
  if (given === null) return false;
  const key = `sandbox/address/${networkHash}`;
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
  const { secrets, trustedProxies } = services.config;
  const { sandboxPassword } = secrets;
  if (sandboxPassword === null) return null;
  return async (request, socketAddress) => {
    if (!SANDBOX_PATH.test(new URL(request.url).pathname)) return null;
    const networkHash = networkHashOf(services, addressOf(request, socketAddress, trustedProxies));
    try {
      if (await letIn(services, request, networkHash, sandboxPassword)) return null;
    } catch (error) {
      return refuseInWords(error, services.newId());
    }
    return plainRefusal('notSignedIn', services.newId(), { 'www-authenticate': CHALLENGE });
  };
}

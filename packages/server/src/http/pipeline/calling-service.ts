import { timingSafeEqual } from 'node:crypto';
import type { AppServices } from '../../context.ts';
import { Fault } from './fault.ts';

const NAME_HEADER = 'x-service-name';
const TOKEN_HEADER = 'x-service-token';

/** Compared with where the name is unknown, so that a known name takes no other time. */
const NO_TOKEN = 'no service has this token';

/**
 * Lets a service of the group through that shows its own token, or ends the request. Digests have one length, so that the
 * comparison takes the same time for every attempt.
 */
export function requireService({ cipher, config }: AppServices, { headers }: Request): void {
  const name = headers.get(NAME_HEADER) ?? '';
  const expected = config.secrets.serviceTokens.get(name);
  const [shown, own] = [headers.get(TOKEN_HEADER) ?? '', expected ?? NO_TOKEN].map((token) =>
    Buffer.from(cipher.secretHash('service', token)),
  );
  const isSame = shown !== undefined && own !== undefined && timingSafeEqual(shown, own);
  if (!isSame || expected === undefined) throw new Fault('serviceNotKnown');
}

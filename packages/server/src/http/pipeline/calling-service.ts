import { timingSafeEqual } from 'node:crypto';
import type { AppServices } from '../../context.ts';

const NAME_HEADER = 'x-service-name';
const TOKEN_HEADER = 'x-service-token';

/** Compared with where the name is unknown, so that a known name takes no other time. */
const NO_TOKEN = 'no service has this token';

/**
 * The name of the service of the group that shows its own token; null for any other caller. Digests have one length, so
 * that the comparison takes the same time for every attempt.
 */
export function serviceOf({ cipher, config }: AppServices, { headers }: Request): string | null {
  const name = headers.get(NAME_HEADER) ?? '';
  const expected = config.secrets.serviceTokens.get(name);
  const [shown, own] = [headers.get(TOKEN_HEADER) ?? '', expected ?? NO_TOKEN].map((token) =>
    Buffer.from(cipher.secretHash('service', token)),
  );
  const isSame = shown !== undefined && own !== undefined && timingSafeEqual(shown, own);
  return isSame && expected !== undefined ? name : null;
}

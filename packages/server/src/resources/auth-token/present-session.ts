import type { z } from 'zod';
import type { authenticationToken } from '@fairlead/contract/auth';
import type { Session } from './rotate-token.ts';

/** The caller's session on the wire. It ends when it was idle too long, or at its absolute limit. */
export function presentSession(session: Session, now: Date): z.output<typeof authenticationToken> {
  const { token, subjectId, strongUntil, idleExpiresAt, absoluteExpiresAt } = session;
  const isStrong = strongUntil !== null && strongUntil > now.toISOString();
  return {
    '@type': 'authenticationToken',
    token,
    subjectId,
    authStrength: isStrong ? 'strong' : 'weak',
    expiresAt: idleExpiresAt < absoluteExpiresAt ? idleExpiresAt : absoluteExpiresAt,
    sessionEndsAt: absoluteExpiresAt,
  };
}

import type { DataOf } from '@fairlead/contract/wire/client';

/** The session as the `auth` cookie keeps it. Instants are ISO 8601 in UTC. */
export type AuthObject = {
  userId: string;
  token: string;
  authStrength: 'weak' | 'strong';
  expiry: string;
  created: string;
  /** When the session ends however much it is used; absent in a cookie of before this was stored. */
  endsAt?: string;
  /** The brand that was signed in to. A cookie without one belongs to the brand of its host. */
  brandId?: string;
};

export function authObjectFrom(answer: DataOf<'authenticate'>, brandId: string, created: Date): AuthObject {
  // Said by the specification; a type alone does not hold an answer to it.
  if ((answer['@type'] as string) !== 'authenticationToken') {
    throw new Error('Unexpected response from auth endpoint');
  }
  return {
    userId: answer.subjectId,
    token: answer.token,
    authStrength: answer.authStrength,
    expiry: answer.expiresAt,
    created: created.toISOString(),
    endsAt: answer.sessionEndsAt,
    brandId,
  };
}

/** Whether no renewal can make the session longer. */
export const isAtLimit = ({ expiry, endsAt }: AuthObject): boolean =>
  endsAt !== undefined && Date.parse(expiry) >= Date.parse(endsAt);

/** Reads the cookie's value. What is malformed or has expired is no session. */
export function parseAuthObject(text: string | undefined, now: Date): AuthObject | null {
  if (text === undefined) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isAuthObject(value) && new Date(value.expiry) > now ? value : null;
  } catch {
    return null;
  }
}

function isAuthObject(value: unknown): value is AuthObject {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, token, authStrength, expiry } = value as Record<string, unknown>;
  const hasTexts = [userId, token, expiry].every((each) => typeof each === 'string' && each !== '');
  return hasTexts && (authStrength === 'weak' || authStrength === 'strong');
}

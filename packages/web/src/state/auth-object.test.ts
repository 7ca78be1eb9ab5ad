import { describe, expect, test } from 'vitest';
import { authObjectFrom, isAtLimit, parseAuthObject } from './auth-object.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const ANSWER = {
  '@type': 'authenticationToken',
  token: 'token-of-twenty-letters',
  subjectId: '0190f5fe-7c00-7a00-8000-000000000001',
  authStrength: 'weak',
  expiresAt: '2026-11-20T12:30:00.000Z',
  sessionEndsAt: '2026-11-21T00:00:00.000Z',
} as const;

describe('the session in its cookie', () => {
  const kept = authObjectFrom(ANSWER, 'asda', NOW);

  test('is what the answer said, and when', () => {
    expect(kept).toEqual({
      userId: ANSWER.subjectId,
      token: ANSWER.token,
      authStrength: 'weak',
      expiry: ANSWER.expiresAt,
      created: NOW.toISOString(),
      endsAt: ANSWER.sessionEndsAt,
      brandId: 'asda',
    });
  });

  test('is read back until it expires', () => {
    expect(parseAuthObject(JSON.stringify(kept), NOW)).toEqual(kept);
    expect(parseAuthObject(JSON.stringify(kept), new Date(ANSWER.expiresAt))).toBeNull();
  });

  test('cannot be renewed for longer in its last minutes', () => {
    expect(isAtLimit(kept)).toBe(false);
    expect(isAtLimit({ ...kept, expiry: ANSWER.sessionEndsAt })).toBe(true);
    const { endsAt: _absent, ...before } = kept;
    expect(isAtLimit(before)).toBe(false);
  });

  test.each([undefined, '', 'null', '{', '[]', '{"token":"x"}'])('of %j is no session', (text) => {
    expect(parseAuthObject(text, NOW)).toBeNull();
  });

  test('from an answer of another type is an error', () => {
    const other = { ...ANSWER, '@type': 'loan' } as never;
    expect(() => authObjectFrom(other, 'asda', NOW)).toThrow('Unexpected response from auth endpoint');
  });
});

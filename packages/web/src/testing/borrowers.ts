import type { DataOf } from '@fairlead/contract/wire/client';

type User = DataOf<'readUser'>;
type Token = DataOf<'authenticate'>;

export const BORROWER_ID = '01a1f8e9-0000-7000-8000-000000000003';

export function aUser(changes: Partial<User> = {}): User {
  return {
    '@type': 'user',
    id: BORROWER_ID,
    email: 'ada@mail.example',
    firstName: 'Ada',
    lastName: 'Mismatch',
    maskedMobileNumber: '*********0982',
    roles: [],
    canReApply: true,
    cannotReApplyBecause: null,
    ...changes,
  };
}

/** The session that a sign-in or a code begins. */
export function aToken(changes: Partial<Token> = {}): Token {
  return {
    '@type': 'authenticationToken',
    token: 'a-token-of-this-borrower',
    subjectId: BORROWER_ID,
    authStrength: 'weak',
    expiresAt: '2099-01-01T00:00:00.000Z',
    sessionEndsAt: '2099-01-01T11:45:00.000Z',
    ...changes,
  };
}

import { z } from 'zod';
import { id, instant, text } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';

export const authenticationToken = z.strictObject({
  '@type': z.literal('authenticationToken'),
  token: z.string(),
  subjectId: id,
  authStrength: z.enum(['weak', 'strong']),
  expiresAt: instant,
  /** The one application this session may see, or null for everything of the borrower. */
  limitedTo: id.nullable(),
});

const token = z.string().min(20).max(200);

export const authenticate = endpoint({
  method: 'POST',
  path: '/v2/auth',
  summary: 'Exchange a single-use token for a session, or refresh a session',
  actor: 'anyone',
  body: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('auto_login'), data: z.strictObject({ token }) }),
    z.strictObject({ type: z.literal('refresh_token') }),
  ]),
  data: authenticationToken,
  refusals: { tokenNotUsable: 401 },
});

export const sendLoginLink = endpoint({
  method: 'POST',
  path: '/v2/auth/login-link',
  summary: 'Send a sign-in link; the answer is the same whether or not the address is known',
  actor: 'anyone',
  body: z.strictObject({ email: text(254) }),
  data: z.strictObject({ sent: z.literal(true) }),
});

export const stepUp = endpoint({
  method: 'POST',
  path: '/v2/auth/step-up',
  summary: 'Send a 6-digit code to the mobile number of the account',
  actor: 'borrower',
  data: z.strictObject({ sentTo: z.string() }),
});

export const verifyStepUp = endpoint({
  method: 'POST',
  path: '/v2/auth/step-up/verify',
  summary: 'Give the code back; the session is strong for 15 minutes',
  actor: 'borrower',
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/, 'The code is 6 digits') }),
  data: authenticationToken,
  refusals: { codeWrong: 422, codeExpired: 422, codeSpent: 422 },
});

export const signOut = endpoint({
  method: 'POST',
  path: '/v2/auth/sign-out',
  summary: 'End this session',
  actor: 'borrower',
  data: z.strictObject({ signedOut: z.literal(true) }),
});

export const initializeSession = endpoint({
  method: 'POST',
  path: '/v2/sessions/initialize',
  summary: 'A session id for this visit and a lifetime id for this browser',
  actor: 'anyone',
  data: z.strictObject({ '@type': z.literal('session'), id, lifetimeId: id }),
});

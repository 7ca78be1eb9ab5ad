import { EMAIL_LIMIT } from '@fairlead/core/person/email';
import { parseStepUpCode, STEP_UP_CODE_ERRORS } from '@fairlead/core/text/step-up-code';
import { tableOf } from '@fairlead/core/records';
import { z } from 'zod';
import { MARKETING_PARAMETERS } from './web/marketing.ts';
import { returnTo } from './return-to.ts';
import { id, instant, readBy, text } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';
import { refusal } from './wire/refusal.ts';

export const authenticationToken = z.strictObject({
  '@type': z.literal('authenticationToken'),
  token: z.string().meta({ example: 'a-bearer-token' }),
  subjectId: id,
  authStrength: z.enum(['weak', 'strong']),
  expiresAt: instant,
  /** When the session ends however much it is used. */
  sessionEndsAt: instant,
});

const tokenNotUsable = refusal(401, 'This link has been used or has expired. Ask for a new link to sign in.');

/** How a visit began: marketing parameters, and the page by its pattern. */
const BEGINNINGS = [...MARKETING_PARAMETERS, 'landing'] as const;

const token = z.string().min(20).max(200).meta({ example: 'token-from-link-or-application' });

/** The code of a text message, as it is typed. */
export const codeInput = z.strictObject({
  code: readBy(parseStepUpCode, STEP_UP_CODE_ERRORS, 20).meta({ example: '123456' }),
});

export const codeRefusals = {
  codeWrong: refusal(422, 'That code isn’t right. Check it and try again.'),
  codeExpired: refusal(422, 'The code is more than 10 minutes old. Ask for a new one.'),
  codeSpent: refusal(422, 'That code can no longer be used. Ask for a new one.'),
};

/** For calls that send a code. */
export const textsStopped = refusal(
  422,
  'You replied STOP to our texts, so we can’t send you a code. Open “Your mobile number” under your details, and we’ll ' +
    'email you a link. Then give us another number, or text START to us and give us the same one again.',
);

export const authEndpoints = {
  authenticate: endpoint({
    method: 'POST',
    path: '/v2/auth',
    summary: 'Sign in or refresh a session',
    description:
      'Exchanges the single-use token of a sign-in link or of an application for a session. With `refresh_token` ' +
      'and the bearer token of a session, it returns the session that follows.',
    actor: 'anyone',
    body: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('auto_login'), data: z.strictObject({ token }) }),
      z.strictObject({ type: z.literal('refresh_token') }),
    ]),
    data: authenticationToken,
    rateLimit: { perAddress: { calls: 120, perMinutes: 1 } },
    refusals: { tokenNotUsable },
  }),

  sendLoginLink: endpoint({
    method: 'POST',
    path: '/v2/auth/login-link',
    summary: 'Send a sign-in link',
    description:
      'The answer is the same whether or not the address is known. Anyone can ask for another person’s address: after six links ' +
      'in 15 minutes one more is sent when that time is over.',
    actor: 'anyone',
    body: z.strictObject({
      email: text(EMAIL_LIMIT).meta({ example: EXAMPLE.email }),
      returnTo: returnTo.optional(),
    }),
    data: z.strictObject({ sent: z.literal(true) }),
    rateLimit: {
      perAddress: { calls: 10, perMinutes: 15 },
      perKnownBrowser: { calls: 10, perMinutes: 15 },
    },
  }),

  describeLoginLink: endpoint({
    method: 'POST',
    path: '/v2/auth/login-link/describe',
    summary: 'Read whose sign-in link it is',
    description:
      'Names the account and the page that the link leads to. The link can still be used afterwards.',
    actor: 'anyone',
    body: z.strictObject({ token }),
    data: z.strictObject({
      '@type': z.literal('login-link'),
      maskedEmail: z.string().meta({ example: EXAMPLE.maskedEmail }),
      /** Whether the caller is signed in to that account. */
      isOwn: z.boolean().meta({ example: false }),
      returnTo: returnTo.nullable().meta({ example: null }),
    }),
    rateLimit: { perAddress: { calls: 60, perMinutes: 15 } },
    refusals: { tokenNotUsable },
  }),

  stepUp: endpoint({
    method: 'POST',
    path: '/v2/auth/step-up',
    summary: 'Send a code by text message',
    description:
      'Sends six digits to the mobile number of the account. In the sandbox they are 123456. After a STOP from that ' +
      'number no code is sent until the number is changed or given again.',
    actor: 'borrower',
    data: z.strictObject({ sentTo: z.string().meta({ example: EXAMPLE.maskedMobileNumber }) }),
    rateLimit: { perAddress: { calls: 20, perMinutes: 15 }, perAccount: { calls: 5, perMinutes: 15 } },
    refusals: { textsStopped },
  }),

  verifyStepUp: endpoint({
    method: 'POST',
    path: '/v2/auth/step-up/verify',
    summary: 'Confirm the code',
    description: 'The session returned is strong for 15 minutes. Use its token from then on.',
    actor: 'borrower',
    body: codeInput,
    data: authenticationToken,
    rateLimit: { perAddress: { calls: 60, perMinutes: 15 } },
    refusals: codeRefusals,
  }),

  signOut: endpoint({
    method: 'POST',
    path: '/v2/auth/sign-out',
    summary: 'Sign out',
    actor: 'borrower',
    limitedSession: 'allowed',
    data: z.strictObject({ signedOut: z.literal(true) }),
    rateLimit: null,
  }),

  initializeSession: endpoint({
    method: 'POST',
    path: '/v2/sessions/initialize',
    summary: 'Start a visit',
    description:
      'Returns a session id for this visit and a lifetime id for this browser: the one in `X-Lifetime-Id`, or a new one. ' +
      'The query says how the visit began.',
    actor: 'anyone',
    query: z.strictObject(tableOf(BEGINNINGS, () => text(200).optional())),
    data: z.strictObject({
      '@type': z.literal('session'),
      id,
      lifetimeId: id,
      /** What the server saw of the caller; of the address only its network. */
      client: z.strictObject({
        forwardIp: z.string().meta({ example: '203.0.113.0/24' }),
        userAgent: z.string().meta({ example: 'Mozilla/5.0' }),
      }),
    }),
    rateLimit: { perAddress: { calls: 120, perMinutes: 1 } },
  }),
};

import { createHash, timingSafeEqual } from 'node:crypto';

/** Scripts cannot read either; browsers send them with links to our pages, and with nothing else from other sites. */
const ALWAYS = 'HttpOnly; Secure; SameSite=Lax';

/** What has to come back with the identity provider's answer. */
const SIGN_ON = { name: 'staff-sign-on', path: '/auth/oidc', seconds: 600 } as const;

const SESSION = { name: 'staff-session', path: '/' } as const;

function cookieNamed(cookies: string | null, name: string): string | null {
  const pairs = (cookies ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null;
}

export const pendingIn = (cookies: string | null): string | null => {
  const written = cookieNamed(cookies, SIGN_ON.name);
  try {
    return written === null ? null : decodeURIComponent(written);
  } catch {
    return null;
  }
};

const TOKEN = /^[\w-]{20,100}$/;

export const staffTokenIn = (cookies: string | null): string | null => {
  const token = cookieNamed(cookies, SESSION.name);
  return token !== null && TOKEN.test(token) ? token : null;
};

/** Whether the browser is signed in as a borrower, by the cookie that account pages keep. */
const isBorrowerIn = (cookies: string | null): boolean => cookieNamed(cookies, 'auth') !== null;

/** Whether it is signed on as staff and not signed in as a borrower. */
export const isStaffAlone = (cookies: string | null): boolean =>
  staffTokenIn(cookies) !== null && !isBorrowerIn(cookies);

/** The other way round. */
export const isBorrowerAlone = (cookies: string | null): boolean =>
  isBorrowerIn(cookies) && staffTokenIn(cookies) === null;

export const pendingCookie = (pending: string): string =>
  `${SIGN_ON.name}=${encodeURIComponent(pending)}; Path=${SIGN_ON.path}; Max-Age=${SIGN_ON.seconds}; ${ALWAYS}`;

export const noPendingCookie = `${SIGN_ON.name}=; Path=${SIGN_ON.path}; Max-Age=0; ${ALWAYS}`;

export function sessionCookie(token: string, expiresAt: string): string {
  return `${SESSION.name}=${token}; Path=${SESSION.path}; Expires=${new Date(expiresAt).toUTCString()}; ${ALWAYS}`;
}

export const noSessionCookie = `${SESSION.name}=; Path=${SESSION.path}; Max-Age=0; ${ALWAYS}`;

/** The token that the forms of a session carry: it follows from the session's, which no page shows. */
export function formTokenOf(sessionToken: string): string {
  return createHash('sha256').update(`staff-form/${sessionToken}`).digest('base64url');
}

export function isFormTokenOf(sessionToken: string, given: string | null): boolean {
  const expected = Buffer.from(formTokenOf(sessionToken));
  const sent = Buffer.from(given ?? '');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

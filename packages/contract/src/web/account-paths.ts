import type { ApplicationState } from '@fairlead/core/application/states';

/**
 * Addresses that pages share with emails, the sandbox and the server's start-up message. Those that only pages use are
 * in web/src/paths.ts.
 */
export const LOGIN = '/login';
export const SANDBOX = '/sandbox';
export const INBOX = `${SANDBOX}/inbox`;
/** Plays the pages of another lender. */
export const OTHER_LENDER = `${SANDBOX}/other-lender`;
/** Plays the page on which a borrower chooses a bank and agrees to share what is in its accounts. */
export const SANDBOX_BANK = `${SANDBOX}/bank`;
/** Plays the page on which a payer chooses a bank and pays. */
export const SANDBOX_BANK_PAYMENT = `${SANDBOX_BANK}/payment`;
/** Everything that needs an account is below it. */
export const ACCOUNT_AREA = '/account/';
export const ACCOUNT = `${ACCOUNT_AREA}borrow`;
export const APPLICATION_FORM = `${ACCOUNT}/quote`;
/** Where a link to a saved form leads. */
export const CONTINUE_FORM = `${APPLICATION_FORM}/continue`;
export const LOAN = `${ACCOUNT}/repay/summary`;

/** Where the lender's staff work, and the two addresses of their sign-on. */
export const STAFF = '/staff';
export const STAFF_SIGN_ON = '/auth/oidc/sso-start';
export const STAFF_CALLBACK = '/auth/oidc/callback';

/** The page that shows an application in each state. */
export const APPLICATION_PAGES = {
  Quoted: `${ACCOUNT}/apply`,
  'Address Mismatch': `${ACCOUNT}/address_mismatch`,
  Declined: `${ACCOUNT}/declined`,
  Referred: `${ACCOUNT}/continue`,
  Requirements: `${ACCOUNT}/continue`,
  Documents: `${ACCOUNT}/continue`,
  Expired: `${ACCOUNT}/continue`,
  Requested: `${ACCOUNT}/requested/:id`,
  Unrequested: `${ACCOUNT}/unrequested/:id`,
} as const satisfies Record<ApplicationState, string>;

/** The page of an application's proof of income. */
export const INCOME_PROOF = `${APPLICATION_PAGES.Requirements}/proof-of-income`;

/** Where the provider of open banking sends a borrower back. */
export const OPEN_BANKING_CALLBACK = '/truelayer/callback';

/** Where a payment by open banking is continued on another device. */
export const OPEN_BANKING_RESUME = '/truelayer/resume';

/** Where someone else pays by a link. */
export const PAY_LINK = '/pay/:token';

/** `pathTo('/loans/:id', { id: '1', tab: 'all' })` is '/loans/1?tab=all'. A value that is undefined is left out. */
export function pathTo(pattern: string, values: Readonly<Record<string, string | undefined>>): string {
  const query: string[] = [];
  let path = pattern;
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const encoded = encodeURIComponent(value);
    if (path.includes(`:${name}`)) path = path.replace(`:${name}`, encoded);
    else query.push(`${name}=${encoded}`);
  }
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Where an application in its present state is shown. */
export function applicationPath({ id, state }: { id: string; state: ApplicationState }): string {
  return pathTo(APPLICATION_PAGES[state], { id });
}

export function loanPath(id: string, tab?: string): string {
  return pathTo(LOAN, { id, tab });
}

/** The page that a sign-in link in an email opens. */
export function loginLinkPath(token: string): string {
  return pathTo(LOGIN, { token });
}

/** The page that a repayment link opens. */
export function payLinkPath(token: string): string {
  return pathTo(PAY_LINK, { token });
}

/** Where a calendar program reads coming payments. */
export function calendarPath(token: string): string {
  return pathTo('/v2/calendars/:token.ics', { token });
}

/** The page that a link to a saved form opens. */
export function draftLinkPath(token: string): string {
  return pathTo(CONTINUE_FORM, { token });
}

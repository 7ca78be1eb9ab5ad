import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import { expect } from 'vitest';
import type { CallOptions } from '../call.ts';
import { databaseDigest } from '../database-digest.ts';
import type { TestServer } from '../start-test-server.ts';

/** Calls that change something and leave no audit row. */
const NOT_AUDITED: Partial<Record<EndpointName, string>> = {
  initializeSession: 'the row of the session is the record of the visit; there is no account yet',
  recordPageView: 'a count of pages, which is never joined with a person',
  readBrowserSeed: 'which version of a page a browser shows; it names no one',
  recordDevice: 'the row of the device is the record',
  readSeed: 'which version of a screen is shown; nothing of the application depends on it',
  markMessagesSeen: 'whether the bell shows something new',
  saveDraft: 'a form that was not sent to us; each pause in typing saves it',
};

/** Calls that are not reads by their method, and change nothing in the world in which they are called. */
const ONLY_ASKS: Partial<Record<EndpointName, string>> = {
  describeLoginLink: 'reads a link; its token is in the body to stay out of logs',
  previewPaymentDateChange: 'computes what a change would cost',
  previewEarlyRepayment: 'computes what a payment would change',
  previewLoanChange: 'computes what a change would lead to',
  startStaffSignOn: 'makes the address at the identity provider',
  confirmCardPayment: 'asks how the bank answered; the sweep has heard it here, and recorded it',
  returnFromBank:
    'asks how a payment is; what the bank has decided is recorded by the call or sweep that hears it first',
  openRepaymentLink: 'shows what a link asks for',
};

/** Absent in production. */
const isSandbox = (name: EndpointName): boolean => ENDPOINTS[name].actor === 'sandbox';
const isRead = (name: EndpointName): boolean => ENDPOINTS[name].method === 'GET';

/** Who can be in the audit row of a successful call. Someone who signs in is a borrower, or staff, from then on. */
const AUDITED_AS = {
  anyone: ['anyone', 'borrower', 'staff'],
  borrower: ['borrower'],
  staff: ['staff'],
  service: ['service'],
  sandbox: [],
} as const;

interface Effect {
  /** Tables that changed, apart from the audit trail. */
  readonly changed: readonly string[];
  /** Actors of the audit rows of this request. */
  readonly actors: readonly string[];
}

async function effectOf(
  server: TestServer,
  name: EndpointName,
  call: CallOptions<EndpointName>,
): Promise<Effect> {
  const before = await databaseDigest(server.db);
  const { status, error, headers } = await server.call(name, call);
  expect([status, error]).toEqual([ENDPOINTS[name].status, undefined]);
  const after = await databaseDigest(server.db);
  const rows = await server.db
    .selectFrom('audit_rows')
    .select('actor')
    .where('request_id', '=', headers.get('x-request-id'))
    .execute();
  return {
    changed: Object.keys(after).filter((table) => table !== 'audit_rows' && after[table] !== before[table]),
    actors: rows.map(({ actor }) => actor),
  };
}

/** Staff leave a row by every look at one person's record. */
const isLookedAt = (name: EndpointName): boolean => {
  const { actor, params, query } = ENDPOINTS[name];
  return actor === 'staff' && ('id' in params.shape || 'reference' in query.shape);
};

/**
 * Makes a call that has to succeed. If it changed something, or showed staff one person's record, an audit row of the
 * request names the caller's kind.
 */
export async function expectAuditedSuccess(
  server: TestServer,
  name: EndpointName,
  call: CallOptions<EndpointName>,
): Promise<void> {
  const { changed, actors } = await effectOf(server, name, call);
  if (isSandbox(name) || (isRead(name) && changed.length === 0 && !isLookedAt(name))) return;
  if (name in NOT_AUDITED || name in ONLY_ASKS) {
    expect(actors).toEqual([]);
    expect(changed.length > 0).toBe(name in NOT_AUDITED);
    return;
  }
  const by: readonly string[] = AUDITED_AS[ENDPOINTS[name].actor];
  expect(actors).not.toEqual([]);
  expect(actors.filter((actor) => !by.includes(actor))).toEqual([]);
}

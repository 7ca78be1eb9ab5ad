import { describe, expect, test } from 'vitest';
import type { ApplicationSummary, LoanSummary } from './open-applications.ts';
import { dashboardDestination } from './dashboard-destination.ts';
import { aLoanSummary } from '../testing/a-loan.ts';
import { anApplicationSummary } from '../testing/applications.ts';
import { TODAY } from '../testing/today.ts';

const application = (id: string, state: ApplicationSummary['state']): ApplicationSummary =>
  anApplicationSummary({ id, state, expiresAt: null });

const loan = (id: string, state: LoanSummary['state'], isActive = true): LoanSummary =>
  aLoanSummary({ id, state, isActive });

const VIEW = { borrowerView: true };

type Has = { loans?: LoanSummary[]; loanApplications?: ApplicationSummary[]; roles?: string[] };

const pathOf = (has: Has, switches = VIEW): string => destinationOf(has, switches).path;

function destinationOf(has: Has, switches = VIEW) {
  const user = {
    '@type': 'user' as const,
    ...{ id: 'u', email: 'a@b.example', firstName: 'Ada', lastName: 'Example', maskedMobileNumber: '' },
    ...{ roles: [], canReApply: true, cannotReApplyBecause: null, ...has },
  };
  return dashboardDestination(user, { ...switches, today: TODAY });
}

const DASHBOARD = ['/account/borrow', 'Your account'] as const;
const STAFF = ['/auth/oidc/sso-start', 'Admin'] as const;
const QUOTED = application('1', 'Quoted');
const LIVE = loan('2', 'Live');

/** The destinations of the specification, section 2. */
const DESTINATIONS: readonly (readonly [what: string, has: Has, path: string, title: string])[] = [
  ['nothing', {}, ...DASHBOARD],
  ['one application', { loanApplications: [QUOTED] }, '/account/borrow/apply?id=1', 'Your application'],
  ['one loan', { loans: [LIVE] }, '/account/borrow/repay/summary?id=2', 'Your loan'],
  ['a loan in arrears', { loans: [loan('2', 'Late')] }, '/account/borrow/repay/summary?id=2', 'Your loan'],
  ['one of each', { loans: [LIVE], loanApplications: [QUOTED] }, ...DASHBOARD],
  ['two applications', { loanApplications: [QUOTED, application('3', 'Referred')] }, ...DASHBOARD],
  ['two loans', { loans: [LIVE, loan('3', 'Live')] }, ...DASHBOARD],
  [
    'a loan that is pending and an application that was declined',
    { loans: [loan('2', 'Pending')], loanApplications: [application('1', 'Declined')] },
    ...DASHBOARD,
  ],
  ['a loan that is pending', { loans: [loan('2', 'Pending')] }, ...DASHBOARD],
  ['a loan that is funded', { loans: [loan('2', 'Funded')] }, ...DASHBOARD],
  ['a loan that is complete', { loans: [loan('2', 'Complete', false)] }, ...DASHBOARD],
  ['a loan that is settled', { loans: [loan('2', 'Settled', false)] }, ...DASHBOARD],
  ['a loan that is cancelled', { loans: [loan('2', 'Cancelled', false)] }, ...DASHBOARD],
  ['a loan that is sold', { loans: [loan('2', 'Sold', false)] }, ...DASHBOARD],
  ['the role ADMIN', { roles: ['ADMIN'], loans: [LIVE] }, ...STAFF],
  ['the role SUPER_ADMIN', { roles: ['SUPER_ADMIN'], loanApplications: [QUOTED] }, ...STAFF],
  ['another role', { roles: ['BORROWER'], loans: [LIVE] }, '/account/borrow/repay/summary?id=2', 'Your loan'],
];

test.each(DESTINATIONS)(
  'the account of a borrower with %s begins where the specification says',
  (_what, has, path, title) => {
    expect(destinationOf(has)).toEqual({ path, title });
  },
);

describe('the account begins', () => {
  test('at the only application, by its state', () => {
    expect(pathOf({ loanApplications: [application('1', 'Quoted')] })).toBe('/account/borrow/apply?id=1');
    expect(pathOf({ loanApplications: [application('1', 'Address Mismatch')] })).toBe(
      '/account/borrow/address_mismatch?id=1',
    );
    expect(pathOf({ loanApplications: [application('1', 'Documents')] })).toBe(
      '/account/borrow/continue?id=1',
    );
    expect(pathOf({ loanApplications: [application('1', 'Unrequested')] })).toBe(
      '/account/borrow/unrequested/1',
    );
  });

  test('at the only running loan, whose application has become it', () => {
    const has = { loans: [loan('2', 'Live')], loanApplications: [application('1', 'Requested')] };
    expect(pathOf(has)).toBe('/account/borrow/repay/summary?id=2');
  });

  test('at the dashboard with both, with several, with none, or with a loan not yet live', () => {
    expect(pathOf({ loans: [loan('2', 'Live')], loanApplications: [application('1', 'Quoted')] })).toBe(
      '/account/borrow',
    );
    expect(pathOf({ loans: [loan('1', 'Live'), loan('2', 'Late')] })).toBe('/account/borrow');
    expect(pathOf({})).toBe('/account/borrow');
    expect(pathOf({ loans: [loan('1', 'Pending')] })).toBe('/account/borrow');
    expect(pathOf({ loans: [loan('1', 'Live'), loan('2', 'Complete', false)] })).toBe(
      '/account/borrow/repay/summary?id=1',
    );
  });

  test('at the application of a borrower whose loan is not live yet', () => {
    const signed = { loans: [loan('2', 'Pending')], loanApplications: [application('1', 'Quoted')] };
    expect(pathOf(signed)).toBe('/account/borrow/apply?id=1');
  });

  test.each(['Terminated', 'Sold', 'Written Off'] as const)('at the dashboard with a %s debt', (state) => {
    const has = { loans: [loan('1', state, false)], loanApplications: [application('3', 'Referred')] };
    expect(pathOf(has)).toBe('/account/borrow');
  });

  test.each([
    ['Quoted', { expiresAt: '2026-11-20T23:59:59Z' }, true],
    ['Quoted', { expiresAt: '2026-11-19T23:59:59Z' }, false],
    ['Address Mismatch', {}, true],
    ['Referred', {}, true],
    ['Requirements', {}, true],
    ['Documents', {}, true],
    ['Unrequested', {}, true],
    ['Declined', { createdAt: '2026-10-22T12:00:00Z' }, true],
    ['Declined', { createdAt: '2026-10-21T12:00:00Z' }, false],
    ['Requested', {}, false],
    ['Expired', {}, false],
  ] as const)('at an application that is %s %o: %s', (state, changes, counts) => {
    const path = pathOf({ loanApplications: [{ ...application('1', state), ...changes }] });
    expect(path !== '/account/borrow').toBe(counts);
  });

  test('at the newest where the brand has no borrower view', () => {
    const off = { borrowerView: false };
    expect(pathOf({ loans: [loan('1', 'Complete', false), loan('2', 'Pending')] }, off)).toBe(
      '/account/borrow/repay/summary?id=2',
    );
    const both = { loans: [loan('1', 'Live')], loanApplications: [application('3', 'Quoted')] };
    expect(pathOf(both, off)).toBe('/account/borrow/apply?id=3');
    expect(pathOf({}, off)).toBe('/account/borrow');
  });

  test.each(['Declined', 'Unrequested', 'Expired'] as const)(
    'at the loan of a borrower whose later application is %s, where the brand has no borrower view',
    (state) => {
      const off = { borrowerView: false };
      const loanApplications = [application('3', state)];
      for (const running of ['Pending', 'Live', 'Late'] as const) {
        const has = { loans: [loan('1', running), loan('2', 'Complete', false)], loanApplications };
        expect(pathOf(has, off)).toBe('/account/borrow/repay/summary?id=1');
      }
    },
  );

  test('at the application of a borrower whose loan is over, where the brand has no borrower view', () => {
    const loanApplications = [application('2', 'Unrequested'), application('3', 'Declined')];
    expect(pathOf({ loans: [loan('1', 'Complete', false)], loanApplications }, { borrowerView: false })).toBe(
      '/account/borrow/declined?id=3',
    );
  });
});

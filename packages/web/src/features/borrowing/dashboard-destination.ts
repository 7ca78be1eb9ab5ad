import type { DataOf } from '@fairlead/contract/client';
import { pathSegment } from '@fairlead/core/application/states';
import { loanPath } from '../../resources/loan.ts';

type User = DataOf<'readUser'>;
export type ApplicationSummary = NonNullable<User['loanApplications']>[number];
export type LoanSummary = NonNullable<User['loans']>[number];

export type Destination = { path: string; title: string };

const ADMIN_ROLES = ['SUPER_ADMIN', 'ADMIN'];
const ADMIN: Destination = { path: '/auth/sso/sso-start', title: 'Admin' };

export const DASHBOARD: Destination = { path: '/account/borrow', title: 'Your account' };

/** A loan has followed, or the offer has run out: nothing of it is left to do. */
const DONE_STATES = ['Requested', 'Expired'];
const NOT_YET_LIVE = ['Pending', 'Funded'];

export function applicationPath({ id, state }: Pick<ApplicationSummary, 'id' | 'state'>): string {
  return `/account/borrow/${pathSegment(state)}?id=${id}`;
}

/**
 * Where a borrower's account begins: their only open application, their only running loan, else the dashboard.
 * A brand without the borrower view has no dashboard: there they go to what is newest.
 */
export function dashboardDestination(user: User, { borrowerView }: { borrowerView: boolean }): Destination {
  if (user.roles.some((role) => ADMIN_ROLES.includes(role))) return ADMIN;
  const applications = openApplications(user);
  const loans = (user.loans ?? []).filter(({ isActive, state }) => isActive && !NOT_YET_LIVE.includes(state));
  const [application] = applications;
  const [loan] = loans;
  if (application && applications.length === 1 && loans.length === 0) {
    return { path: applicationPath(application), title: 'Your application' };
  }
  if (loan && loans.length === 1 && applications.length === 0) {
    return { path: loanPath(loan.id), title: 'Your loan' };
  }
  return borrowerView ? DASHBOARD : (newest(user) ?? DASHBOARD);
}

export function openApplications(user: User): ApplicationSummary[] {
  return (user.loanApplications ?? []).filter(({ state }) => !DONE_STATES.includes(state));
}

/** Ids are made in order of time, so the greatest is the newest. */
function newest(user: User): Destination | null {
  const loan = user.loans?.toSorted(byNewest)[0];
  const application = openApplications(user).toSorted(byNewest)[0];
  if (application && (!loan || application.id > loan.id)) {
    return { path: applicationPath(application), title: 'Your application' };
  }
  return loan ? { path: loanPath(loan.id), title: 'Your loan' } : null;
}

function byNewest(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? 1 : -1;
}

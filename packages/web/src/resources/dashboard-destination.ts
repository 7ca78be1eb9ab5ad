import type { Day } from '@fairlead/core/calendar/day';
import { ACCOUNT, applicationPath, loanPath } from '@fairlead/contract/web/account-paths';
import { ADMIN_SIGN_IN } from '../paths.ts';
import { openApplications, type User } from './open-applications.ts';

export type Destination = { path: string; title: string };

const ADMIN_ROLES = ['SUPER_ADMIN', 'ADMIN'];
const ADMIN: Destination = { path: ADMIN_SIGN_IN, title: 'Admin' };

export const DASHBOARD: Destination = { path: ACCOUNT, title: 'Your account' };

const NOT_YET_LIVE = ['Pending', 'Funded'];

/** Debts that ended without being repaid: their borrower has to see all of what there is. */
const ENDED_UNPAID = ['Terminated', 'Sold', 'Written Off'];

/** There is nothing to do in these states, so a loan comes first, also one that is not paid out yet. */
const SETTLED_STATES = ['Declined', 'Unrequested'];

export interface Surroundings {
  readonly borrowerView: boolean;
  readonly today: Day;
}

/**
 * Where a borrower's account begins: their only open application, their only running loan, else the dashboard.
 * A brand without the borrower view has no dashboard: there they go to what is newest, but never past a loan of
 * theirs to an application that is over.
 */
export function dashboardDestination(user: User, { borrowerView, today }: Surroundings): Destination {
  if (user.roles.some((role) => ADMIN_ROLES.includes(role))) return ADMIN;
  if (!borrowerView) return newest(user, today) ?? DASHBOARD;
  if (user.loans?.some(({ state }) => ENDED_UNPAID.includes(state))) return DASHBOARD;
  const applications = openApplications(user, today);
  const activeLoans = (user.loans ?? []).filter(({ isActive }) => isActive);
  const loans = activeLoans.filter(({ state }) => !NOT_YET_LIVE.includes(state));
  const [application] = applications.filter(
    ({ state }) => activeLoans.length === 0 || !SETTLED_STATES.includes(state),
  );
  const [loan] = loans;
  if (application && applications.length === 1 && loans.length === 0) {
    return { path: applicationPath(application), title: 'Your application' };
  }
  if (loan && loans.length === 1 && applications.length === 0) {
    return { path: loanPath(loan.id), title: 'Your loan' };
  }
  return DASHBOARD;
}

/** Ids are made in order of time, so the greatest is the newest. */
function newest(user: User, today: Day): Destination | null {
  const loans = user.loans?.toSorted(byNewest) ?? [];
  const loan = loans.find(({ isActive }) => isActive) ?? loans[0];
  const application = openApplications(user, today)
    .filter(({ state }) => !loan?.isActive || !SETTLED_STATES.includes(state))
    .toSorted(byNewest)[0];
  if (application && (!loan || application.id > loan.id)) {
    return { path: applicationPath(application), title: 'Your application' };
  }
  return loan ? { path: loanPath(loan.id), title: 'Your loan' } : null;
}

function byNewest(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? 1 : -1;
}

import type { DataOf } from '@fairlead/contract/client';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { loanPath } from '../resources/loan.ts';
import { applicationPath } from '../resources/loan-application.ts';
import { openApplications } from '../resources/user.ts';

type OtherThing = { id: string; label: string; href: string };

/** What a borrower has here beside the thing of this page: loans first. */
export function presentOtherThings(user: DataOf<'readUser'>, here: string): OtherThing[] {
  const loans = (user.loans ?? []).map(({ id, amount, isActive }) => ({
    id,
    label: `Your ${isActive ? '' : 'earlier '}loan of ${formatWholePounds(amount)}`,
    href: loanPath(id),
  }));
  const applications = openApplications(user).map((application) => ({
    id: application.id,
    label: `Your application for ${formatWholePounds(application.amount)}`,
    href: applicationPath(application),
  }));
  return [...loans, ...applications].filter(({ id }) => id !== here);
}

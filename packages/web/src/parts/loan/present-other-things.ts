import type { DataOf } from '@fairlead/contract/wire/client';
import { day, type Day } from '@fairlead/core/calendar/day';
import { displayDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { applicationPath, loanPath } from '@fairlead/contract/web/account-paths';
import { openApplications } from '../../resources/open-applications.ts';
import { APPLICATION_STATUS } from '../application/application-status.ts';

type OtherThing = { id: string; label: string; status: string | null; href: string };

/** The borrower's other loans and applications, loans first. */
export function presentOtherThings(user: DataOf<'readUser'>, here: string, today: Day): OtherThing[] {
  const loans = (user.loans ?? []).map(({ id, amount, isActive }) => ({
    id,
    label: `Your ${isActive ? '' : 'earlier '}loan of ${formatWholePounds(amount)}`,
    status: null,
    href: loanPath(id),
  }));
  const applications = openApplications(user, today).map((application) => ({
    id: application.id,
    label: `Your application for ${formatWholePounds(application.amount)}, of ${displayDay(day(application.createdAt.slice(0, 10)))}`,
    status: APPLICATION_STATUS[application.state],
    href: applicationPath(application),
  }));
  return [...loans, ...applications].filter(({ id }) => id !== here);
}

import { DAYS_AFTER_DECLINE } from '@fairlead/core/application/reapply';
import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import type { DataOf } from '@fairlead/contract/wire/client';

export type User = DataOf<'readUser'>;
export type ApplicationSummary = NonNullable<User['loanApplications']>[number];
export type LoanSummary = NonNullable<User['loans']>[number];

/** The application became a loan, or its offer expired: there is nothing left to do. */
const DONE_STATES = ['Requested', 'Expired'];

function isOpen({ state, expiresAt, createdAt }: ApplicationSummary, today: Day): boolean {
  if (DONE_STATES.includes(state)) return false;
  if (state === 'Quoted') return expiresAt === null || expiresAt.slice(0, 10) >= today;
  return state !== 'Declined' || addDays(day(createdAt.slice(0, 10)), DAYS_AFTER_DECLINE) > today;
}

/** The applications with something left to do or to know. One borrower belongs to one brand, so all are of this brand. */
export function openApplications({ loanApplications = [] }: User, today: Day): ApplicationSummary[] {
  return loanApplications.filter((application) => isOpen(application, today));
}

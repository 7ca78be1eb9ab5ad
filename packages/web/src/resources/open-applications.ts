import type { DataOf } from '@fairlead/contract/wire/client';

export type User = DataOf<'readUser'>;
export type ApplicationSummary = NonNullable<User['loanApplications']>[number];
export type LoanSummary = NonNullable<User['loans']>[number];

/** The application became a loan, or its offer expired: there is nothing left to do. */
const DONE_STATES = ['Requested', 'Expired'];

export function openApplications({ loanApplications = [] }: User): ApplicationSummary[] {
  return loanApplications.filter(({ state }) => !DONE_STATES.includes(state));
}

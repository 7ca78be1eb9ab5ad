import { loanPath } from '@fairlead/contract/web/account-paths';
import { isKeyOf, keysOf } from '@fairlead/core/records';

export const LOAN_TABS = {
  overview: 'Overview',
  schedule: 'Schedule',
  transactions: 'Transactions',
} as const;

export type LoanTab = keyof typeof LOAN_TABS;

/** The tab that the address asks for; anything else is the overview. */
export function tabNamed(name: string | null): LoanTab {
  return name !== null && isKeyOf(LOAN_TABS, name) ? name : 'overview';
}

export function loanTabLinks(id: string, current: LoanTab) {
  return keysOf(LOAN_TABS).map((tab) => ({
    label: LOAN_TABS[tab],
    href: loanPath(id, tab === 'overview' ? undefined : tab),
    isCurrent: tab === current,
  }));
}

import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import type { SiteLink } from '@fairlead/ui/site-header/SiteLinks';
import {
  ADDRESS_DETAILS,
  BUDGET,
  CONTACT_SETTINGS,
  LOAN_DOCUMENTS,
  LOGOUT,
  MESSAGES,
  YOUR_DATA,
  type MenuPath,
} from '../../paths.ts';

const LINKS = [
  { label: 'Overview', path: ACCOUNT },
  { label: 'Documents', path: LOAN_DOCUMENTS },
  { label: 'Messages', path: MESSAGES },
  { label: 'Your budget', path: BUDGET },
  { label: 'Your details', path: ADDRESS_DETAILS },
  { label: 'Contact settings', path: CONTACT_SETTINGS },
  { label: 'Your data', path: YOUR_DATA },
  { label: 'Help', path: '/help-and-support' },
  { label: 'Sign out', path: LOGOUT },
] as const satisfies readonly { label: string; path: MenuPath }[];

/** Where a signed-in borrower can go from the page at this path. */
export function accountLinks(current: string, address: (path: MenuPath) => string): SiteLink[] {
  return LINKS.map(({ label, path }) => ({ label, href: address(path), isCurrent: path === current }));
}

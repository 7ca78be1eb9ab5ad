import { matchPath } from 'react-router';
import {
  ACCOUNT,
  APPLICATION_FORM,
  APPLICATION_PAGES,
  LOAN,
  pathTo,
} from '@fairlead/contract/web/account-paths';
import type { ReturnPage, ReturnTo } from '@fairlead/contract/return-to';
import {
  ADDRESS_DETAILS,
  CONTACT_SETTINGS,
  LOAN_DOCUMENTS,
  MESSAGES,
  MOBILE_NUMBER,
  READ_DOCUMENT,
  TASK_PAGES,
  YOUR_DATA,
} from '../paths.ts';

const PATHS = {
  dashboard: ACCOUNT,
  form: APPLICATION_FORM,
  application: APPLICATION_PAGES.Requirements,
  loan: LOAN,
  documents: TASK_PAGES.documents,
  messages: MESSAGES,
  'loan-documents': LOAN_DOCUMENTS,
  'your-data': YOUR_DATA,
  'address-details': ADDRESS_DETAILS,
  'mobile-number': MOBILE_NUMBER,
  'contact-settings': CONTACT_SETTINGS,
} as const satisfies Record<ReturnPage, string>;

/** Addresses that a sign-in returns to as one of those pages. */
const PATTERNS: readonly (readonly [pattern: string, page: ReturnPage])[] = [
  ...Object.entries(PATHS).map(([page, path]) => [path, page as ReturnPage] as const),
  ...Object.values(APPLICATION_PAGES).map((path) => [path, 'application'] as const),
  ...Object.values(TASK_PAGES).map((path) => [path, 'application'] as const),
  [READ_DOCUMENT, 'documents'],
];

/** The address that a sign-in returns to. */
export function returnPath({ page, id }: ReturnTo): string {
  return pathTo(PATHS[page], { id });
}

/** The page of the address that needed a sign-in; undefined for a page that it does not return to. */
export function returnToOf(address: string): ReturnTo | undefined {
  const { pathname, searchParams } = new URL(address, 'https://page.invalid');
  for (const [pattern, page] of PATTERNS) {
    const match = matchPath(pattern, pathname);
    if (!match) continue;
    const id = match.params.id ?? searchParams.get('id') ?? undefined;
    return { page, ...(id === undefined ? {} : { id }) };
  }
  return undefined;
}

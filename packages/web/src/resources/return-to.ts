import { matchPath } from 'react-router';
import {
  ACCOUNT,
  APPLICATION_FORM,
  APPLICATION_PAGES,
  LOAN,
  pathTo,
} from '@fairlead/contract/web/account-paths';
import type { ReturnPage, ReturnTo } from '@fairlead/contract/return-to';
import { CAR_LOSS, HAND_BACK, NEW_PLATE } from '../car-paths.ts';
import { BREATHING_SPACE, MISSING_PAYMENT } from '../help-paths.ts';
import {
  ADDRESS_DETAILS,
  BANK_ACCOUNT,
  BUDGET,
  CONTACT_SETTINGS,
  LOAN_DOCUMENTS,
  MAKE_PAYMENT,
  MESSAGES,
  MOBILE_NUMBER,
  PAYMENT_DATE,
  SECOND_ATTEMPT,
  READ_DOCUMENT,
  SCREENS,
  SELF_SERVE_ARRANGEMENT,
  SETTLEMENT_QUOTE,
  SUPPORT_NEEDS,
  TASK_PAGES,
  VIEW_DOCUMENT,
  WITHDRAW,
  YOUR_DATA,
} from '../paths.ts';
import { parseDocumentUrl, pdfPath, type DocumentCategory } from './document/document-url.ts';

type SimplePage = Exclude<ReturnPage, DocumentPage>;

type DocumentPage = Extract<ReturnTo, { readonly document: string }>['page'];

const CATEGORIES = {
  'application-document': 'LOAN_APPLICATION',
  'loan-document': 'LOAN',
} as const satisfies Record<DocumentPage, DocumentCategory>;

const DOCUMENT_PAGES = {
  LOAN_APPLICATION: 'application-document',
  LOAN: 'loan-document',
} as const satisfies Record<DocumentCategory, DocumentPage>;

const PATHS = {
  dashboard: ACCOUNT,
  form: APPLICATION_FORM,
  application: APPLICATION_PAGES.Requirements,
  loan: LOAN,
  'payment-date': PAYMENT_DATE,
  'second-attempt': SECOND_ATTEMPT,
  'missing-payment': MISSING_PAYMENT,
  'breathing-space': BREATHING_SPACE,
  'hand-back': HAND_BACK,
  'car-loss': CAR_LOSS,
  'new-plate': NEW_PLATE,
  payment: MAKE_PAYMENT,
  settlement: SETTLEMENT_QUOTE,
  withdrawal: WITHDRAW,
  'bank-account': BANK_ACCOUNT,
  arrangement: SELF_SERVE_ARRANGEMENT,
  documents: TASK_PAGES.documents,
  messages: MESSAGES,
  'loan-documents': LOAN_DOCUMENTS,
  budget: BUDGET,
  'your-data': YOUR_DATA,
  'address-details': ADDRESS_DETAILS,
  'mobile-number': MOBILE_NUMBER,
  'contact-settings': CONTACT_SETTINGS,
  'support-needs': SUPPORT_NEEDS,
} as const satisfies Record<SimplePage, string>;

/** Addresses that a sign-in returns to as one of those pages. */
const PATTERNS: readonly (readonly [pattern: string, page: SimplePage])[] = [
  ...Object.entries(PATHS).map(([page, path]) => [path, page as SimplePage] as const),
  ...Object.values(APPLICATION_PAGES).map((path) => [path, 'application'] as const),
  ...Object.values(TASK_PAGES).map((path) => [path, 'application'] as const),
  [READ_DOCUMENT, 'documents'],
  [SCREENS.payByCard, 'payment'],
  [SCREENS.changeLoan, 'application'],
  [SCREENS.otherLender, 'application'],
  [SCREENS.secondLook, 'application'],
  [SCREENS.bankPayment, 'payment'],
  [SCREENS.repaymentLink, 'payment'],
  [SCREENS.calendar, 'loan'],
  [SCREENS.arrangement, 'arrangement'],
];

/** As the contract reads the id of a record. */
const RECORD_ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** The address that a sign-in returns to. It is made here from the parts alone. */
export function returnPath(to: ReturnTo): string {
  if (!('document' in to)) return pathTo(PATHS[to.page], { id: to.id });
  const url = pdfPath({ category: CATEGORIES[to.page], id: to.id, type: to.document });
  return pathTo(VIEW_DOCUMENT, { url });
}

function documentOf(url: string): ReturnTo | undefined {
  const parsed = parseDocumentUrl(url);
  if (!parsed.ok) return undefined;
  const { category, id, type } = parsed.value;
  return { page: DOCUMENT_PAGES[category], id, document: type };
}

function pageOf({ pathname, searchParams }: URL): ReturnTo | undefined {
  if (matchPath(VIEW_DOCUMENT, pathname)) return documentOf(searchParams.get('url') ?? '');
  for (const [pattern, page] of PATTERNS) {
    const match = matchPath(pattern, pathname);
    if (!match) continue;
    const id = match.params.id ?? searchParams.get('id') ?? undefined;
    return { page, ...(id === undefined ? {} : { id }) };
  }
  return undefined;
}

/** The page of the address that needed a sign-in; undefined for a page or record that it does not return to. */
export function returnToOf(address: string): ReturnTo | undefined {
  const found = pageOf(new URL(address, 'https://page.invalid'));
  return found?.id === undefined || RECORD_ID.test(found.id) ? found : undefined;
}

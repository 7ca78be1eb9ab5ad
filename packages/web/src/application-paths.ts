import { APPLICATION_PAGES, pathTo } from '@fairlead/contract/web/account-paths';
import { CHANGE_LOAN, READ_DOCUMENT, SCREENS, TASK_PAGES, type Task } from './paths.ts';

// Pages of an application. Apart from the other addresses, which every account page loads.

export function changeLoanPath(id: string): string {
  return pathTo(CHANGE_LOAN, { id });
}

/** The page about what is paid for the introduction. */
export const COMMISSION = `${APPLICATION_PAGES.Quoted}/commission`;

export function commissionPath(id: string): string {
  return pathTo(COMMISSION, { id });
}

/** Where a settlement figure that ran out is replaced. */
export const SETTLEMENT_FIGURE = `${APPLICATION_PAGES.Requirements}/settlement-figure`;

export function settlementFigurePath(id: string): string {
  return pathTo(SETTLEMENT_FIGURE, { id });
}

const CAR = `${APPLICATION_PAGES.Requirements}/car` as const;

/** The page of one of the papers of a car, as the router reads it. */
export const CAR_PAPER = `${CAR}/:paper`;

export const CAR_PAPER_PAGES = {
  keeperProof: `${CAR}/v5c`,
  settlementLetter: `${CAR}/settlement-letter`,
  insuranceProof: `${CAR}/insurance`,
} as const;

const PAGES = { ...TASK_PAGES, ...CAR_PAPER_PAGES };

/** A page of an application that is being completed. */
export type TaskPage = Task | keyof typeof CAR_PAPER_PAGES;

export function taskPath(id: string, task: TaskPage): string {
  return pathTo(PAGES[task], { id });
}

const AFTER = 'after';
const ACCOUNT = 'account';

/** The payment day as the second page of one journey, which the account begins. */
export function paymentDayAfterAccountPath(id: string): string {
  return pathTo(TASK_PAGES.paymentDay, { id, [AFTER]: ACCOUNT });
}

export const isAfterAccount = (parameters: URLSearchParams): boolean => parameters.get(AFTER) === ACCOUNT;

/** Where documents that were read on paper or on another device are confirmed together. */
export const CONFIRM_READ = `${TASK_PAGES.documents}/confirm` as const;

export function confirmReadPath(id: string): string {
  return pathTo(CONFIRM_READ, { id });
}

/** The page on which one of the documents is read. */
export function readingPath(id: string, slug: string): string {
  return pathTo(READ_DOCUMENT, { slug, id });
}

/** Where a declined borrower asks for another lender. */
export function otherLenderPath(id: string): string {
  return pathTo(SCREENS.otherLender, { id });
}

/** Where a declined borrower asks a person to look again. */
export function secondLookPath(id: string): string {
  return pathTo(SCREENS.secondLook, { id });
}

/** A document of an application, from the product API. */
export function applicationDocumentPath(id: string, slug: string, format: 'html' | 'pdf'): string {
  return `/v2/loan-applications/${id}/read-${slug}.${format}`;
}

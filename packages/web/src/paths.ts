import {
  ACCOUNT,
  ACCOUNT_AREA,
  APPLICATION_FORM,
  APPLICATION_PAGES,
  CONTINUE_FORM,
  INBOX,
  INCOME_PROOF,
  LOAN,
  LOGIN,
  OPEN_BANKING_CALLBACK,
  OPEN_BANKING_RESUME,
  OTHER_LENDER,
  PAY_LINK,
  pathTo,
  SANDBOX,
  STAFF,
  STAFF_SIGN_ON,
} from '@fairlead/contract/web/account-paths';

// Every address of the web. Those that emails link to as well are in contract/src/web/account-paths.ts.

export const LOGOUT = '/logout';
/** Where a phone sends photos for a computer. Short, because it may be typed. */
export const PHONE_UPLOAD = '/photos';
/** What a form for motor finance asks about the car, before the rest of the form. */
export const CAR = `${ACCOUNT}/car`;
export const DISQUALIFIED = `${ACCOUNT}/disqualified`;
export const ADDRESS_CHANGE_REQUIRED = `${ACCOUNT}/address_change_required`;
export const MESSAGES = `${ACCOUNT_AREA}messages` as const;
export const LOAN_DOCUMENTS = `${ACCOUNT_AREA}documents` as const;
export const BUDGET = `${ACCOUNT_AREA}budget` as const;
export const YOUR_DATA = `${ACCOUNT_AREA}your-data` as const;
export const ADDRESS_DETAILS = `${ACCOUNT_AREA}address-details` as const;
export const MOBILE_NUMBER = `${ACCOUNT_AREA}mobile-number`;
export const PAYMENT_DATE = `${ACCOUNT}/repay/payment-day`;
export const SECOND_ATTEMPT = `${ACCOUNT}/repay/second-attempt`;
export const MAKE_PAYMENT = `${ACCOUNT}/repay/payment`;
export const SETTLEMENT_QUOTE = `${ACCOUNT}/repay/settlement-quote`;
export const PAY_BY_CARD = `${ACCOUNT}/repay/card`;
export const WITHDRAW = `${ACCOUNT}/repay/withdraw`;
/** A payment plan of a borrower who is late; its steps are below it. */
export const SELF_SERVE_ARRANGEMENT = `${ACCOUNT}/self-serve-arrangement/:id`;
export const SUPPORT_NEEDS = `${ACCOUNT}/support-needs` as const;
export const BANK_ACCOUNT = `${ACCOUNT}/repay/bank-account`;
export const CONTACT_SETTINGS = '/contact-settings';
export const VIEW_DOCUMENT = '/view-document';
export const API_DOCUMENTATION = '/docs';
export const ADMIN_SIGN_IN = STAFF_SIGN_ON;
export const STAFF_APPLICATION = `${STAFF}/applications/:id`;
export const STAFF_SECOND_LOOK_FILE = `${STAFF_APPLICATION}/second-look/file`;
export const STAFF_PROOF = `${STAFF}/proofs/:id`;
export const STAFF_PROOF_FILE = `${STAFF_PROOF}/files/:file`;
export const STAFF_CASE = `${STAFF}/cases/:id`;
export const STAFF_CASE_FILE = `${STAFF_CASE}/files/:file`;
export const STAFF_LOAN = `${STAFF}/loans/:id`;
export const STAFF_BORROWERS = `${STAFF}/borrowers`;
export const STAFF_SIGN_OUT = `${STAFF}/sign-out`;

const CONTINUE = APPLICATION_PAGES.Requirements;

/** The pages of an application that is being completed. */
export const TASK_PAGES = {
  phone: `${CONTINUE}/mobile-number`,
  currentAddress: `${CONTINUE}/address`,
  identityProof: `${CONTINUE}/proof-of-identity`,
  addressProof: `${CONTINUE}/proof-of-address`,
  incomeProof: INCOME_PROOF,
  smallerLoan: `${CONTINUE}/smaller-loan`,
  creditCards: `${CONTINUE}/credit-cards`,
  addCreditCard: `${CONTINUE}/credit-cards/add`,
  bankDetails: `${CONTINUE}/bank-details`,
  paymentDay: `${CONTINUE}/payment-day`,
  documents: `${CONTINUE}/documents`,
  sign: `${CONTINUE}/sign`,
} as const;

/** Another amount or term than the one that was applied for. */
export const CHANGE_LOAN = `${APPLICATION_PAGES.Quoted}/change`;

export type Task = keyof typeof TASK_PAGES;

export const READ_DOCUMENT = `${TASK_PAGES.documents}/:slug`;

/**
 * The screens of the application, as the router reads them. Every page loads this table: a screen below `ACCOUNT`, which
 * `isAppPath` knows by that, needs no row.
 */
export const SCREENS = {
  login: LOGIN,
  logout: LOGOUT,
  dashboard: ACCOUNT,
  messages: MESSAGES,
  loanDocuments: LOAN_DOCUMENTS,
  form: APPLICATION_FORM,
  car: CAR,
  continueForm: CONTINUE_FORM,
  disqualified: DISQUALIFIED,
  addressChangeRequired: ADDRESS_CHANGE_REQUIRED,
  offer: APPLICATION_PAGES.Quoted,
  changeLoan: CHANGE_LOAN,
  declined: APPLICATION_PAGES.Declined,
  otherLender: `${APPLICATION_PAGES.Declined}/other-lender`,
  secondLook: `${APPLICATION_PAGES.Declined}/second-look`,
  addressMismatch: APPLICATION_PAGES['Address Mismatch'],
  continue: CONTINUE,
  phone: TASK_PAGES.phone,
  currentAddress: TASK_PAGES.currentAddress,
  identityProof: TASK_PAGES.identityProof,
  addressProof: TASK_PAGES.addressProof,
  incomeProof: TASK_PAGES.incomeProof,
  phoneUpload: PHONE_UPLOAD,
  bankReturn: OPEN_BANKING_CALLBACK,
  bankOutcome: '/open-banking/:outcome',
  bankResume: OPEN_BANKING_RESUME,
  smallerLoan: TASK_PAGES.smallerLoan,
  creditCards: TASK_PAGES.creditCards,
  addCreditCard: TASK_PAGES.addCreditCard,
  paymentDay: TASK_PAGES.paymentDay,
  documents: TASK_PAGES.documents,
  readDocument: READ_DOCUMENT,
  sign: TASK_PAGES.sign,
  requested: APPLICATION_PAGES.Requested,
  unrequested: APPLICATION_PAGES.Unrequested,
  loan: LOAN,
  paymentDate: PAYMENT_DATE,
  secondAttempt: SECOND_ATTEMPT,
  calendar: `${ACCOUNT}/repay/calendar`,
  makePayment: MAKE_PAYMENT,
  payByCard: PAY_BY_CARD,
  settlementQuote: SETTLEMENT_QUOTE,
  bankPayment: `${ACCOUNT}/repay/open-banking-payment`,
  repaymentLink: `${ACCOUNT}/repay/repayment-link`,
  payLink: PAY_LINK,
  payLinkOpen: '/pay',
  withdraw: WITHDRAW,
  bankAccount: BANK_ACCOUNT,
  arrangement: `${SELF_SERVE_ARRANGEMENT}/:step?`,
  budget: BUDGET,
  yourData: YOUR_DATA,
  addressDetails: ADDRESS_DETAILS,
  mobileNumber: MOBILE_NUMBER,
  contactSettings: CONTACT_SETTINGS,
  viewDocument: VIEW_DOCUMENT,
  sandbox: SANDBOX,
  inbox: INBOX,
  partnerSite: OTHER_LENDER,
} as const;

/** Pages that only the server renders: `app/server/pages/public-pages.ts`. */
export type PublicPath =
  | '/'
  | '/contact'
  | '/help-and-support'
  | '/frequently-asked-questions'
  | '/complaints'
  | '/stay-fraud-aware'
  | '/about'
  | '/careers'
  | '/modern-slavery-act'
  | '/terms'
  | '/privacy'
  | '/cookies'
  | '/disclosures'
  | '/styleguide'
  | '/not-found'
  | '/not-authorized'
  | '/internal-error';

/** What the menu of a signed-in borrower leads to. */
export type MenuPath =
  | typeof ACCOUNT
  | typeof LOAN_DOCUMENTS
  | typeof MESSAGES
  | typeof BUDGET
  | typeof ADDRESS_DETAILS
  | typeof CONTACT_SETTINGS
  | typeof YOUR_DATA
  | typeof LOGOUT
  | '/help-and-support';

type LinkedPage = PublicPath | MenuPath | typeof LOGIN;

/** What a public page links to, with a query or a place in the page. */
export type PublicAddress = `${LinkedPage}${'' | `?${string}` | `#${string}`}`;

/** `isChange` returns to the check page afterwards; `amount` is in whole pounds. */
type FormParameters = { isChange?: boolean; amount?: number };

/** A page of the application form, by its `PageId`. */
export function formPath(page: string, { isChange = false, amount }: FormParameters = {}): string {
  return pathTo(APPLICATION_FORM, {
    step: page,
    from: isChange ? 'check' : undefined,
    amount: amount === undefined ? undefined : String(amount),
  });
}

/** A page about the car, by its `CarPage`. */
export function carPath(page: string, { isChange = false }: Pick<FormParameters, 'isChange'> = {}): string {
  return pathTo(CAR, { step: page, from: isChange ? 'check' : undefined });
}

export function continuePath(id: string): string {
  return pathTo(CONTINUE, { id });
}

/** The page that a phone opens from a QR code. */
export function phoneUploadPath(token: string): string {
  return pathTo(PHONE_UPLOAD, { token });
}

/** The sandbox's messages: all, those to one address, or one of them. */
export function inboxPath(about: { to?: string; message?: string } = {}): string {
  return pathTo(INBOX, about);
}

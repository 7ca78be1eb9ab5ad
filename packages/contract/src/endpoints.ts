import * as addressLookup from './address-lookup.ts';
import * as auth from './auth.ts';
import type { Endpoint } from './wire/endpoint.ts';
import { listEmploymentStatuses } from './employment-status.ts';
import * as loans from './loan.ts';
import * as applying from './loan-application/endpoints.ts';
import { readChatHash } from './chat.ts';
import { contactUs } from './contact-message.ts';
import * as documents from './loan-application/document-endpoints.ts';
import * as requirements from './requirement.ts';
import { readReviewStats } from './review-stats.ts';
import * as sandbox from './sandbox.ts';
import { readUser } from './user.ts';

/** Every endpoint of the product, by the name that the server mounts and the browser calls. */
export const LINES = {
  authenticate: auth.authenticate,
  sendLoginLink: auth.sendLoginLink,
  stepUp: auth.stepUp,
  verifyStepUp: auth.verifyStepUp,
  signOut: auth.signOut,
  initializeSession: auth.initializeSession,
  findAddresses: addressLookup.findAddresses,
  listEmploymentStatuses,
  readReviewStats,
  readChatHash,
  contactUs,
  submitApplication: applying.submitApplication,
  readApplication: applying.readApplication,
  updateAddressMismatch: applying.updateAddressMismatch,
  trackApplyVisit: applying.trackApplyVisit,
  followUp: applying.followUp,
  provideBankDetails: requirements.provideBankDetails,
  provideBankPaymentDay: requirements.provideBankPaymentDay,
  providePaymentDay: requirements.providePaymentDay,
  paymentDayChoices: requirements.paymentDayChoices,
  prepareDocuments: documents.prepareDocuments,
  confirmReadAdequateExplanations: documents.confirmReadAdequateExplanations,
  confirmReadSecci: documents.confirmReadSecci,
  confirmReadContract: documents.confirmReadContract,
  completeReadDocuments: documents.completeReadDocuments,
  requestLoan: documents.requestLoan,
  declineToRequest: applying.declineToRequest,
  readApplicationDocument: documents.readApplicationDocument,
  downloadApplicationDocument: documents.downloadApplicationDocument,
  readUser,
  readLoan: loans.readLoan,
  readLoanDocument: loans.readLoanDocument,
  downloadLoanDocument: loans.downloadLoanDocument,
  readTimeMachine: sandbox.readTimeMachine,
  advanceTime: sandbox.advanceTime,
  readInbox: sandbox.readInbox,
  readMagicValues: sandbox.readMagicValues,
  readBrands: sandbox.readBrands,
  makeReferral: sandbox.makeReferral,
} as const satisfies Record<string, Endpoint>;

export type Lines = typeof LINES;
export type LineName = keyof Lines;

/** Lines that no script in a browser calls, with how they are reached: left out of what it loads. */
export const NOT_CALLED_BY_SCRIPTS = {
  readReviewStats: 'pages are made with the figures in them',
  contactUs: 'posted by the server of the contact page',
  readApplicationDocument: 'framed and linked by its address',
  downloadApplicationDocument: 'linked by its address',
  provideBankPaymentDay: 'the page of the payment day gives it under its own requirement',
  readLoanDocument: 'linked by its address',
  downloadLoanDocument: 'linked by its address',
} as const satisfies Partial<Record<LineName, string>>;

/** A line that scripts in a browser call. */
export type ScriptLineName = Exclude<LineName, keyof typeof NOT_CALLED_BY_SCRIPTS>;

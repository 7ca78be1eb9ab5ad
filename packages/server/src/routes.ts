import { borrowingRoutes } from './features/borrowing/borrowing-routes.ts';
import { messagingRoutes } from './features/messaging/messaging-routes.ts';
import { budgetingRoutes } from './features/budgeting/budgeting-routes.ts';
import { browsingRoutes } from './features/browsing/browsing-routes.ts';
import { hiringRoutes } from './features/hiring/hiring-routes.ts';
import { askingAboutPaymentsRoutes } from './features/asking-about-payments/asking-about-payments-routes.ts';
import { actingOnLoansRoutes } from './features/acting-on-loans/acting-on-loans-routes.ts';
import { applyingRoutes } from './features/applying/applying-routes.ts';
import { meetingRequirementsRoutes } from './features/meeting-requirements/meeting-requirements-routes.ts';
import { readingIncomeRoutes } from './features/reading-income/reading-income-routes.ts';
import { sendingProofsRoutes } from './features/sending-proofs/sending-proofs-routes.ts';
import { consolidatingDebtRoutes } from './features/consolidating-debt/consolidating-debt-routes.ts';
import { readingDocumentsRoutes } from './features/reading-documents/reading-documents-routes.ts';
import { downloadingEvidenceRoutes } from './features/downloading-evidence/downloading-evidence-routes.ts';
import { introducingRoutes } from './features/introducing/introducing-routes.ts';
import { savingDraftsRoutes } from './features/saving-drafts/saving-drafts-routes.ts';
import { arrangingRoutes } from './features/arranging/arranging-routes.ts';
import { requotingRoutes } from './features/requoting/requoting-routes.ts';
import { changingBankRoutes } from './features/changing-bank/changing-bank-routes.ts';
import { payingRoutes } from './features/paying/paying-routes.ts';
import { repayingRoutes } from './features/repaying/repaying-routes.ts';
import { sandboxRoutes } from './features/sandbox/sandbox-routes.ts';
import { signingInRoutes } from './features/signing-in/signing-in-routes.ts';
import { provingNumberRoutes } from './features/proving-number/proving-number-routes.ts';
import { reviewingRoutes } from './features/reviewing/reviewing-routes.ts';
import { signingOnRoutes } from './features/signing-on/signing-on-routes.ts';
import { signingRoutes } from './features/signing/signing-routes.ts';
import { timeMachineRoutes } from './features/sandbox/time-machine-routes.ts';
import { visitingRoutes } from './features/visiting/visiting-routes.ts';
import { crossSellingRoutes } from './features/cross-selling/cross-selling-routes.ts';
import { changingDetailsRoutes } from './features/changing-details/changing-details-routes.ts';
import { contactingRoutes } from './features/contacting/contacting-routes.ts';
import { usingRightsRoutes } from './features/using-rights/using-rights-routes.ts';
import { assembleRoutes } from './http/pipeline/assemble-routes.ts';

/** Every feature's routes. */
export const ROUTES = assembleRoutes([
  browsingRoutes,
  borrowingRoutes,
  messagingRoutes,
  changingDetailsRoutes,
  contactingRoutes,
  signingInRoutes,
  provingNumberRoutes,
  visitingRoutes,
  applyingRoutes,
  savingDraftsRoutes,
  requotingRoutes,
  introducingRoutes,
  meetingRequirementsRoutes,
  sendingProofsRoutes,
  readingIncomeRoutes,
  consolidatingDebtRoutes,
  readingDocumentsRoutes,
  signingRoutes,
  repayingRoutes,
  payingRoutes,
  arrangingRoutes,
  changingBankRoutes,
  downloadingEvidenceRoutes,
  budgetingRoutes,
  crossSellingRoutes,
  usingRightsRoutes,
  signingOnRoutes,
  reviewingRoutes,
  actingOnLoansRoutes,
  askingAboutPaymentsRoutes,
  hiringRoutes,
  timeMachineRoutes,
  sandboxRoutes,
]);

import { ACCOUNT_AREA } from '@fairlead/contract/web/account-paths';
import { layout, route, type RouteConfig } from '@react-router/dev/routes';
import { CAR_PAPER, COMMISSION, CONFIRM_READ, SETTLEMENT_FIGURE } from './application-paths.ts';
import { CAR_LOSS, HAND_BACK, NEW_PLATE } from './car-paths.ts';
import { BREATHING_SPACE, MISSING_PAYMENT } from './help-paths.ts';
import { SCREENS, SUPPORT_NEEDS, TASK_PAGES } from './paths.ts';

/**
 * The screens of the borrower's application. Pages that only the server renders are in
 * `app/server/pages/public-pages.ts`.
 *
 * A new screen: its path in `paths.ts`, a line here, `features/<journey>/<Name>Screen.tsx` with a default export and
 * `export const handle = screen({ access })`, its content inside `<Page title=…>`.
 */
export default [
  layout('app/AccountLayout.tsx', [
    route(SCREENS.login, 'features/signing-in/LoginScreen.tsx'),
    route(SCREENS.logout, 'features/signing-in/LogoutScreen.tsx'),
    route(SCREENS.dashboard, 'features/borrowing/DashboardScreen.tsx'),
    route(SCREENS.messages, 'features/messaging/MessagesScreen.tsx'),
    route(SCREENS.loanDocuments, 'features/borrowing/LoanDocumentsScreen.tsx'),
    route(SCREENS.form, 'features/applying/QuoteScreen.tsx'),
    route(SCREENS.car, 'features/hiring/CarScreen.tsx'),
    route(SCREENS.continueForm, 'features/continuing-form/ContinueFormScreen.tsx'),
    route(SCREENS.disqualified, 'features/deciding/DisqualifiedScreen.tsx'),
    route(SCREENS.addressChangeRequired, 'features/deciding/AddressChangeScreen.tsx'),
    // One application, by its state; `?id=` says which.
    route(SCREENS.offer, 'features/deciding/OfferScreen.tsx'),
    route(SCREENS.changeLoan, 'features/requoting/ChangeLoanScreen.tsx'),
    route(COMMISSION, 'features/agreeing-commission/CommissionScreen.tsx'),
    route(SCREENS.declined, 'features/deciding/DeclinedScreen.tsx'),
    route(SCREENS.secondLook, 'features/deciding/SecondLookScreen.tsx'),
    route(SCREENS.otherLender, 'features/introducing/OtherLenderScreen.tsx'),
    route(SCREENS.addressMismatch, 'features/correcting/AddressMismatchScreen.tsx'),
    route(SCREENS.continue, 'features/meeting-requirements/ContinueScreen.tsx'),
    route(SCREENS.phone, 'features/meeting-requirements/PhoneScreen.tsx'),
    route(SCREENS.currentAddress, 'features/meeting-requirements/CurrentAddressScreen.tsx'),
    route(SCREENS.identityProof, 'features/meeting-requirements/proofs/IdentityProofScreen.tsx'),
    route(SCREENS.addressProof, 'features/meeting-requirements/proofs/AddressProofScreen.tsx'),
    route(CAR_PAPER, 'features/meeting-requirements/proofs/CarPaperScreen.tsx'),
    route(SCREENS.phoneUpload, 'features/meeting-requirements/phone/PhoneUploadScreen.tsx'),
    route(SCREENS.incomeProof, 'features/meeting-requirements/income/IncomeProofScreen.tsx'),
    route(SCREENS.bankReturn, 'features/reading-income/BankReturnScreen.tsx'),
    route(SCREENS.bankOutcome, 'features/reading-income/BankReturnScreen.tsx', { id: 'outcome' }),
    route(SCREENS.bankResume, 'features/paying-by-bank/ResumeScreen.tsx'),
    route(SCREENS.smallerLoan, 'features/requoting/SmallerLoanScreen.tsx'),
    route(SCREENS.creditCards, 'features/meeting-requirements/cards/CreditCardsScreen.tsx'),
    route(SCREENS.addCreditCard, 'features/meeting-requirements/cards/AddCreditCardScreen.tsx'),
    route(TASK_PAGES.bankDetails, 'features/meeting-requirements/BankDetailsScreen.tsx'),
    route(SCREENS.paymentDay, 'features/meeting-requirements/PaymentDayScreen.tsx'),
    route(SETTLEMENT_FIGURE, 'features/updating-settlement/SettlementFigureScreen.tsx'),
    route(SCREENS.documents, 'features/reading-documents/DocumentsScreen.tsx'),
    route(CONFIRM_READ, 'features/reading-documents/ConfirmReadScreen.tsx'),
    route(SCREENS.readDocument, 'features/reading-documents/ReadScreen.tsx'),
    route(SCREENS.sign, 'features/signing/SignScreen.tsx'),
    route(SCREENS.requested, 'features/signing/RequestedScreen.tsx'),
    route(SCREENS.unrequested, 'features/signing/UnrequestedScreen.tsx'),
    route(SCREENS.loan, 'features/repaying/LoanScreen.tsx'),
    route(SCREENS.makePayment, 'features/paying/PaymentScreen.tsx'),
    route(SCREENS.payByCard, 'features/paying-by-card/PayByCardScreen.tsx'),
    route(SCREENS.settlementQuote, 'features/settling/SettlementScreen.tsx'),
    route(SCREENS.repaymentLink, 'features/paying-by-bank/RepaymentLinkScreen.tsx'),
    route(SCREENS.payLink, 'features/paying-by-bank/PayLinkScreen.tsx'),
    route(SCREENS.payLinkOpen, 'features/paying-by-bank/PayLinkScreen.tsx', { id: 'pay-link-open' }),
    route(SCREENS.bankPayment, 'features/paying-by-bank/BankPaymentScreen.tsx'),
    route(SCREENS.withdraw, 'features/settling/WithdrawScreen.tsx'),
    route(SCREENS.bankAccount, 'features/changing-bank/BankAccountScreen.tsx'),
    route(MISSING_PAYMENT, 'features/asking/MissingPaymentScreen.tsx'),
    route(BREATHING_SPACE, 'features/asking/BreathingSpaceScreen.tsx'),
    route(HAND_BACK, 'features/handing-back/HandBackScreen.tsx'),
    route(CAR_LOSS, 'features/handing-back/CarLossScreen.tsx'),
    route(NEW_PLATE, 'features/handing-back/NewPlateScreen.tsx'),
    route(SCREENS.paymentDate, 'features/moving-payments/PaymentDateScreen.tsx'),
    route(SCREENS.calendar, 'features/showing-calendar/CalendarScreen.tsx'),
    route(SCREENS.secondAttempt, 'features/moving-payments/SecondAttemptScreen.tsx'),
    route(SCREENS.arrangement, 'features/arranging/ArrangementScreen.tsx'),
    route(SCREENS.budget, 'features/budgeting/BudgetScreen.tsx'),
    route(SCREENS.yourData, 'features/using-rights/YourDataScreen.tsx'),
    route(SCREENS.addressDetails, 'features/changing-details/AddressDetailsScreen.tsx'),
    route(SCREENS.mobileNumber, 'features/changing-details/MobileNumberScreen.tsx'),
    route(SUPPORT_NEEDS, 'features/asking/SupportNeedsScreen.tsx'),
    route(SCREENS.contactSettings, 'features/choosing-contact/ContactSettingsScreen.tsx'),
    route(`${ACCOUNT_AREA}*`, 'app/NotFoundScreen.tsx'),
    route(SCREENS.viewDocument, 'features/viewing-documents/DocumentScreen.tsx'),
    route(SCREENS.sandbox, 'features/sandbox/SandboxScreen.tsx'),
    route(SCREENS.inbox, 'features/sandbox/InboxScreen.tsx'),
    route(SCREENS.partnerSite, 'features/sandbox/PartnerSiteScreen.tsx'),
  ]),
] satisfies RouteConfig;

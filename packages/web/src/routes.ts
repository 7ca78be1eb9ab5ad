import { layout, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Every path of the borrower's application. The public pages (`/`, `/not-found`, `/not-authorized`,
 * `/internal-error`) are rendered by the server only: they are in `app/server/pages/public-pages.ts`.
 *
 * A new screen: a line here, `features/<journey>/<Name>Screen.tsx` with a default export and
 * `export const handle = screen({ access })`, its content inside `<Page title=…>`.
 */
export default [
  layout('app/AccountLayout.tsx', [
    route('login', 'features/signing-in/LoginScreen.tsx'),
    route('logout', 'features/signing-in/LogoutScreen.tsx'),
    route('account/borrow', 'features/borrowing/DashboardScreen.tsx'),
    route('account/borrow/quote', 'features/applying/QuoteScreen.tsx'),
    route('account/borrow/disqualified', 'features/applying/DisqualifiedScreen.tsx'),
    // One application, by its state; `?id=` says which.
    route('account/borrow/apply', 'features/applying/OfferScreen.tsx'),
    route('account/borrow/declined', 'features/applying/DeclinedScreen.tsx'),
    route('account/borrow/address_mismatch', 'features/applying/AddressMismatchScreen.tsx'),
    route('account/borrow/continue', 'features/meeting-requirements/ContinueScreen.tsx'),
    route('account/borrow/continue/bank-details', 'features/meeting-requirements/BankDetailsScreen.tsx'),
    route('account/borrow/continue/payment-day', 'features/meeting-requirements/PaymentDayScreen.tsx'),
    route('account/borrow/continue/documents', 'features/reading-documents/DocumentsScreen.tsx'),
    route('account/borrow/continue/documents/:slug', 'features/reading-documents/ReadScreen.tsx'),
    route('account/borrow/continue/sign', 'features/signing/SignScreen.tsx'),
    route('account/borrow/requested/:id', 'features/signing/RequestedScreen.tsx'),
    route('account/borrow/unrequested/:id', 'features/signing/UnrequestedScreen.tsx'),
    route('account/borrow/repay/summary', 'features/repaying/LoanScreen.tsx'),
    route('account/*', 'app/NotFoundScreen.tsx'),
    route('view-document', 'features/viewing-documents/DocumentScreen.tsx'),
    route('sandbox', 'features/sandbox/SandboxScreen.tsx'),
    route('sandbox/inbox', 'features/sandbox/InboxScreen.tsx'),
  ]),
] satisfies RouteConfig;

import { layout, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Every path of the borrower's application. The public pages (`/`, `/not-found`, `/not-authorized`,
 * `/internal-error`) are rendered by the server only: they are in `app/server/public-pages.ts`.
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
    route('account/borrow/requested/:id', 'features/signing/RequestedScreen.tsx'),
    route('account/borrow/unrequested/:id', 'features/signing/UnrequestedScreen.tsx'),
    route('account/borrow/repay/summary', 'features/repaying/LoanScreen.tsx'),
    // apply | declined | address_mismatch | continue
    route('account/borrow/:state', 'features/meeting-requirements/ApplicationScreen.tsx'),
    route('view-document', 'features/reading-documents/DocumentScreen.tsx'),
    route('sandbox', 'features/sandbox/SandboxScreen.tsx'),
    route('sandbox/inbox', 'features/sandbox/InboxScreen.tsx'),
  ]),
] satisfies RouteConfig;

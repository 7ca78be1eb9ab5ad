import { LinkProvider } from '@fairlead/ui/link/Link';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { LOGIN } from '@fairlead/contract/web/account-paths';
import { outside } from '../state/consent/outside.ts';
import { isPrivatePath } from '../state/consent/private-paths.ts';
import { AppLink } from '../parts/page/navigation.tsx';
import { Loading } from '../parts/page/Loading.tsx';
import { Redirecting } from '../parts/page/Redirecting.tsx';
import type { ScreenHandle } from '../parts/page/screen.ts';
import { isInBrowser, useBrowserValue } from '../parts/page/use-is-in-browser.ts';
import { startSession, takeSession } from '../resources/auth.ts';
import { initialiseVisit } from '../resources/visit.ts';
import { signInAsked } from '../state/auth-slice.ts';
import { useAppDispatch } from '../state/hooks.ts';
import { usePageCookies } from '../state/page-cookies.ts';
import { PageSettingsProvider, type PageSettings } from '../state/page-settings.ts';
import { useAuth } from '../state/use-auth.ts';
import { Dialogs } from './Dialogs.tsx';
import { Shell } from './Shell.tsx';
import { createStore } from './store.ts';
import { useDeviceRecord } from './use-device-record.ts';

/** Loaded only in a deployment that has any. */
const OutsideServices = lazy(async () => ({
  default: (await import('./outside-services/OutsideServices.tsx')).OutsideServices,
}));

/** Loaded only where the browser would not keep a session. */
const NeedsHttps = lazy(async () => ({ default: (await import('./NeedsHttps.tsx')).NeedsHttps }));

/** Everything of the application that a public page does not load: store, shell, session, dialogs. */
export default function AccountLayout() {
  const settings = useRouteLoaderData<PageSettings>('root');
  if (!settings) throw new Error('The document has no settings');
  const cookies = usePageCookies();
  const [{ store, extra, served }] = useState(() => {
    const created = createStore(settings);
    created.store.dispatch(takeSession(cookies));
    const served = created.store.getState();
    if (isInBrowser) created.extra.visit = created.store.dispatch(initialiseVisit());
    return { ...created, served };
  });
  // A part that hydrates late has to render what the server rendered, even if the store has changed since.
  return (
    <Provider store={store} serverState={served}>
      <PageSettingsProvider value={settings}>
        <LinkProvider value={AppLink}>
          {Object.keys(settings.thirdParties).length > 0 && (
            <Suspense fallback={null}>
              <OutsideServices />
            </Suspense>
          )}
          <Shell>
            <Screen />
          </Shell>
          <Dialogs desk={extra.stepUp} />
        </LinkProvider>
      </PageSettingsProvider>
    </Provider>
  );
}

/** The screen of the address. The server renders it too, as it is before anything has been read from the API. */
function Screen() {
  const dispatch = useAppDispatch();
  const { isRead, authObject } = useAuth('isRead', 'authObject');
  const needsBorrower = useNeedsBorrower();
  const mustBeAlone = useMustBeAlone();
  const isSecure = useIsSecure();
  const mustSignIn = isRead && needsBorrower && authObject === null;
  useDeviceRecord();
  useEffect(() => {
    // In a task of its own: the page answers a press sooner.
    const timer = setTimeout(() => void dispatch(startSession()));
    return () => clearTimeout(timer);
  }, [dispatch]);
  useEffect(() => {
    if (mustSignIn) dispatch(signInAsked(location.pathname + location.search));
  }, [dispatch, mustSignIn]);
  if (!isRead || mustBeAlone) return <Loading />;
  if (!isSecure) {
    return (
      <Suspense fallback={<Loading />}>
        <NeedsHttps />
      </Suspense>
    );
  }
  return mustSignIn ? <Redirecting to={LOGIN} /> : <Outlet />;
}

/** Whether the browser keeps the cookies of this page. The server assumes it. */
function useIsSecure(): boolean {
  return useBrowserValue(() => window.isSecureContext, true);
}

/** A private page reached with third-party services loaded is reloaded without them before it shows anything. */
function useMustBeAlone(): boolean {
  const { pathname } = useLocation();
  const mustBeAlone = outside.isPresent && isPrivatePath(pathname);
  useEffect(() => {
    if (mustBeAlone) location.reload();
  }, [mustBeAlone]);
  return mustBeAlone;
}

function useNeedsBorrower(): boolean {
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  return handle?.access === 'borrower';
}

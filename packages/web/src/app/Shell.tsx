import { SiteHeader, type SiteHeaderProps } from '@fairlead/ui/site-header/SiteHeader';
import { SkipLink } from '@fairlead/ui/skip-link/SkipLink';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ACCOUNT, LOGIN } from '@fairlead/contract/web/account-paths';
import { underBrand } from '../parts/page/carried-parameters.ts';
import { useSessionElsewhere } from '../parts/page/navigation.tsx';
import { selectAuthObject } from '../state/auth-slice.ts';
import { useAppSelector } from '../state/hooks.ts';
import { usePageSettings } from '../state/page-settings.ts';
import { AccountMenu, Bell } from './AccountMenu.tsx';
import { Announcements } from './Announcements.tsx';
import { JourneyFooter } from './JourneyFooter.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

/** Loaded after the page: only paper shows it. Where it can't be loaded, the page keeps the one that it was served with. */
const PrintedHead = lazy(async () => {
  const { PrintedHead: loaded } = await import('./PrintedHead.tsx').catch(
    () => new Promise<never>(() => undefined),
  );
  return { default: loaded };
});

/** One element for every render: React hydrates a boundary with new content at once when the shell renders again. */
const PRINTED_HEAD = (
  <Suspense fallback={null}>
    <PrintedHead />
  </Suspense>
);

/** Header, content, footer. The same for everyone except for the links of a signed-in borrower. */
export function Shell({ children }: { children: ReactNode }) {
  const { brand, asksConsent } = usePageSettings();
  const { dictionary, config } = brand;
  return (
    <>
      <SkipLink isLater={asksConsent} />
      <OfflineBanner />
      <SiteHeader
        logo={config.logos.wordmark}
        websiteName={dictionary.websiteName}
        homeHref="/"
        surface={config.navbarColour}
        printed={PRINTED_HEAD}
        {...useSessionLinks()}
      />
      {children}
      <noscript>
        <p className="page page-text">
          This part of the site needs JavaScript. Turn it on and open the page again.
        </p>
      </noscript>
      <JourneyFooter />
      <Announcements />
    </>
  );
}

/** The ways into an account, or around in it. */
function useSessionLinks(): Pick<SiteHeaderProps, 'links' | 'menu' | 'bell'> {
  const authObject = useAppSelector(selectAuthObject);
  const elsewhere = useSessionElsewhere();
  const { pathname } = useLocation();
  if (elsewhere)
    return { links: [{ label: `Your ${elsewhere.name} account`, href: underBrand(ACCOUNT, elsewhere.id) }] };
  if (authObject)
    return { menu: <AccountMenu pathname={pathname} />, bell: <Bell userId={authObject.userId} /> };
  return { links: [{ label: 'Sign in', href: LOGIN, isCurrent: pathname === LOGIN }] };
}

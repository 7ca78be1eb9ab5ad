import { SiteFooter } from '@fairlead/ui/site-footer/SiteFooter';
import { SiteHeader } from '@fairlead/ui/site-header/SiteHeader';
import { SkipLink } from '@fairlead/ui/skip-link/SkipLink';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FooterWords } from '../parts/FooterWords.tsx';
import { selectAuthObject } from '../state/auth-slice.ts';
import { useAppSelector } from '../state/hooks.ts';
import { usePageSettings } from '../state/page-settings.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const DASHBOARD = '/account/borrow';
const SANDBOX_LINK = { label: 'Sandbox', href: '/sandbox' };

/** Header, content, footer. The same for everybody but for the links of somebody who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const { brand, env, buildVersion } = usePageSettings();
  const { dictionary, config } = brand;
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      <SiteHeader
        logo={config.logos.wordmark}
        websiteName={dictionary.websiteName}
        homeHref="/"
        surface={config.navbarColour}
        links={useSessionLinks()}
      />
      {children}
      <noscript>
        <p className="page page-text">
          This part of the site needs JavaScript. Turn it on and open the page again.
        </p>
      </noscript>
      <SiteFooter links={env === 'production' ? [] : [SANDBOX_LINK]}>
        <FooterWords dictionary={dictionary} />
        {env !== 'production' && (
          <p className="version-badge">
            {env} {buildVersion}
          </p>
        )}
      </SiteFooter>
    </>
  );
}

function useSessionLinks() {
  const authObject = useAppSelector(selectAuthObject);
  const { pathname } = useLocation();
  if (!authObject) return [{ label: 'Sign in', href: '/login', isCurrent: pathname === '/login' }];
  const account = { label: 'Your account', href: DASHBOARD, isCurrent: pathname === DASHBOARD };
  const signOut = { label: 'Sign out', href: '/logout' };
  return authObject.limitedTo === null ? [account, signOut] : [signOut];
}

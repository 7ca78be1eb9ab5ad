import { SiteFooter } from '@fairlead/ui/site-footer/SiteFooter';
import { SiteHeader, type SiteHeaderProps } from '@fairlead/ui/site-header/SiteHeader';
import { SkipLink } from '@fairlead/ui/skip-link/SkipLink';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ACCOUNT, LOGIN, SANDBOX } from '@fairlead/contract/web/account-paths';
import { FooterWords } from '../parts/lender/FooterWords.tsx';
import type { PublicPath } from '../paths.ts';
import { VersionBadge } from '../parts/page/VersionBadge.tsx';
import { underBrand } from '../parts/page/carried-parameters.ts';
import { useSessionElsewhere } from '../parts/page/navigation.tsx';
import { selectAuthObject } from '../state/auth-slice.ts';
import { useAppSelector } from '../state/hooks.ts';
import { usePageSettings } from '../state/page-settings.ts';
import { AccountMenu, Bell } from './AccountMenu.tsx';
import { Announcements } from './Announcements.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

const FOOTER_LINKS: readonly { label: string; href: PublicPath }[] = [
  { label: 'Help and support', href: '/help-and-support' },
  { label: 'Contact us', href: '/contact' },
  { label: 'Complaints', href: '/complaints' },
  { label: 'Privacy notice', href: '/privacy' },
  { label: 'Cookies', href: '/cookies' },
];

const SANDBOX_LINK = { label: 'Sandbox', href: SANDBOX };

/** Header, content, footer. The same for everyone except for the links of a signed-in borrower. */
export function Shell({ children }: { children: ReactNode }) {
  const { brand, env, buildVersion, asksConsent } = usePageSettings();
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
        {...useSessionLinks()}
      />
      {children}
      <noscript>
        <p className="page page-text">
          This part of the site needs JavaScript. Turn it on and open the page again.
        </p>
      </noscript>
      <SiteFooter links={env === 'production' ? FOOTER_LINKS : [...FOOTER_LINKS, SANDBOX_LINK]}>
        <FooterWords dictionary={dictionary} productId={config.productId} />
        <VersionBadge env={env} buildVersion={buildVersion} />
      </SiteFooter>
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

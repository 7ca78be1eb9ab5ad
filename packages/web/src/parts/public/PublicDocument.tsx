import { SiteFooter } from '@fairlead/ui/site-footer/SiteFooter';
import { SiteHeader } from '@fairlead/ui/site-header/SiteHeader';
import { SkipLink } from '@fairlead/ui/skip-link/SkipLink';
import type { ReactNode } from 'react';
import type { PublicAddress } from '../../paths.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import type { PageView } from '../../state/consent/page-views.ts';
import { purposesOf } from '../../state/consent/third-parties.ts';
import { FooterWords } from '../lender/FooterWords.tsx';
import { PublicHead, type HeadProps } from './PublicHead.tsx';
import { headerContent } from './header-content.tsx';
import { publicAddress } from './public-page.ts';
import { footerLinks } from './site-links.ts';
import { VersionBadge } from '../page/VersionBadge.tsx';

const COOKIES = '/cookies';

type PublicDocumentProps = HeadProps & {
  /** A module of plain script, where the page needs one. */
  script?: string;
  /** In place of the header that every other page has. */
  header?: ReactNode;
  children: ReactNode;
};

/** A whole document that no script of React's ever touches. */
export function PublicDocument({ script, header, children, ...head }: PublicDocumentProps) {
  const { page } = head;
  const { brand, settings, path } = page;
  const purposes = purposesOf(settings.thirdParties);
  const isAsking = settings.asksConsent && path !== COOKIES;
  const address = (to: PublicAddress) => publicAddress(to, page);
  return (
    <html lang="en-GB" {...settings.themeAttributes}>
      <PublicHead {...head} />
      <body>
        {isAsking && (
          <ConsentBanner
            websiteName={brand.dictionary.websiteName}
            purposes={purposes}
            cookiesHref={address(COOKIES)}
            returnTo={address(path)}
          />
        )}
        <SkipLink isLater={isAsking} />
        {header ?? (
          <SiteHeader
            logo={brand.config.logos.wordmark}
            websiteName={brand.dictionary.websiteName}
            homeHref={address('/')}
            surface={brand.config.navbarColour}
            printed={<PrintedAddress page={page} />}
            {...headerContent(page)}
          />
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          groups={footerLinks({ switches: brand.switches, path, address })}
          surface={brand.switches.darkSections ? 'dark' : undefined}
        >
          <FooterWords dictionary={brand.dictionary} productId={brand.config.productId} />
          <VersionBadge {...settings} />
        </SiteFooter>
        {script !== undefined && <script type="module" src={script} />}
        {purposes.length > 0 && (
          <script
            type="module"
            src={page.consentScript}
            data-third-parties={JSON.stringify(settings.thirdParties)}
            data-page-view={viewOf(page)}
          />
        )}
      </body>
    </html>
  );
}

/** On paper, next to the wordmark. */
export function PrintedAddress({ page: { brand, path } }: Pick<HeadProps, 'page'>) {
  return <p className="print-only small">{brand.dictionary.domain + path}</p>;
}

/** What the module counts, where the deployment counts views of pages. */
function viewOf({ brand, path, settings }: HeadProps['page']): string | undefined {
  const { productApiUrl, sharedApiUrl } = settings.clientConfig;
  const view: PageView = { page: path, brandId: brand.id, apiPlaces: { productApiUrl, sharedApiUrl } };
  return settings.countsPageViews ? JSON.stringify(view) : undefined;
}

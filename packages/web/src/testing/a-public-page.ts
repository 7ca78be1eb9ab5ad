import type { Brand } from '@fairlead/brands/brand';
import { brandOnPage } from '@fairlead/brands/brands';
import { themeAttributes } from '@fairlead/brands/theme-css';
import { day } from '@fairlead/core/calendar/day';
import type { PublicPath } from '../paths.ts';
import type { PublicPageProps } from '../parts/public/public-page.ts';
import { NOTHING_CONFIGURED } from '../parts/public/nothing-configured.ts';

/** What the server gives a public page at this address, at noon on a Friday unless said otherwise. */
export function aPublicPage(
  brand: Brand,
  address: string,
  madeAt = new Date('2026-11-20T12:00:00Z'),
): PublicPageProps {
  const url = new URL(address, 'http://localhost');
  return {
    brand,
    settings: {
      env: 'sandbox',
      buildVersion: '1',
      brand: brandOnPage(brand),
      referralBrand: null,
      brandNames: {},
      isBrandOverridden: url.searchParams.has('override'),
      themeAttributes: themeAttributes(brand),
      styles: ['/assets/account.css'],
      brandFonts: ['/assets/font.woff2'],
      icon: '/assets/icon.svg',
      touchIcon: '/touch-icon.png',
      openGraph: '/open-graph.png',
      today: day('2026-11-20'),
      clientConfig: NOTHING_CONFIGURED,
      thirdParties: {},
      countsPageViews: false,
      asksConsent: false,
    },
    // Tests ask for pages that there are.
    path: url.pathname as PublicPath,
    url,
    publicUrl: 'http://localhost',
    underBrand: (brandId) => `${url.pathname}?override=${brandId}`,
    madeAt,
    choices: {},
    takesPart: true,
    isSignedIn: false,
    figures: null,
    consentScript: '/assets/consent.js',
    icon: 'data:image/svg+xml,',
    styles: ['/assets/public.css'],
    quoteToolScript: '/assets/quote-tool.js',
  };
}

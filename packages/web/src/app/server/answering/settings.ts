import type { Brand, BrandId } from '@fairlead/brands/brand';
import { brandOnPage, BRANDS, DEFAULT_BRAND_ID } from '@fairlead/brands/brands';
import { themeAttributes } from '@fairlead/brands/theme-css';
import { day } from '@fairlead/core/calendar/day';
import { areAnswered, readChoices } from '../../../state/consent/consent.ts';
import { isSealedPath } from '../../../state/consent/private-paths.ts';
import { configuredIn, purposesOf, type Configured } from '../../../state/consent/third-parties.ts';
import type { PageSettings } from '../../../state/page-settings.ts';
import type { PickedBrand } from './pick-brand.ts';
import { filesOf, stylesOf } from '../assets/public-assets.ts';
import type { WebContext } from './web-context.ts';

type Services = Pick<WebContext, 'clientConfig' | 'errorReporter' | 'countsPageViews'>;

/** The outside services of this deployment, which are the same for every brand. */
function servicesOf({ clientConfig, errorReporter, countsPageViews }: Services): Configured {
  return configuredIn({ ...clientConfig(DEFAULT_BRAND_ID), errorReporter, countsPageViews });
}

type Asked = { path: string; cookies: string | null };

/** The outside services that a page can load after consent. */
export function thirdPartiesOn(path: string, context: WebContext): Configured {
  return isSealedPath(path) ? {} : servicesOf(context);
}

/** Whether a page has to show the cookie banner, by the `Cookie` header. */
export function consentAsker(context: Services): (cookies: string | null) => boolean {
  const purposes = purposesOf(servicesOf(context));
  return (cookies) => purposes.length > 0 && !areAnswered(purposes, readChoices(cookies));
}

export function asksConsent({ path, cookies }: Asked, context: WebContext): boolean {
  return !isSealedPath(path) && consentAsker(context)(cookies);
}

/** Whether the browser has a session. Whose it is, no public page asks. */
export function hasSession(cookies: string | null): boolean {
  return cookies !== null && /(?:^|; )auth=/.test(cookies);
}

function referralBrand(brand: Brand): BrandId | null {
  return [brand, ...Object.values(BRANDS)].find(({ switches }) => !switches.directApplications)?.id ?? null;
}

function brandNames({ brandOverrideAllowed }: WebContext): PageSettings['brandNames'] {
  if (!brandOverrideAllowed) return {};
  return Object.fromEntries(Object.values(BRANDS).map(({ id, dictionary }) => [id, dictionary.brandName]));
}

export async function pageSettings(
  { brand, isOverridden }: PickedBrand,
  context: WebContext,
  asked: Asked,
): Promise<PageSettings> {
  const { icon, touchIcon, openGraph, fonts } = filesOf(brand);
  return {
    env: context.env,
    buildVersion: context.buildVersion,
    brand: brandOnPage(brand),
    referralBrand: context.env === 'production' ? null : referralBrand(brand),
    brandNames: brandNames(context),
    isBrandOverridden: isOverridden,
    themeAttributes: themeAttributes(brand),
    styles: stylesOf(brand, 'account'),
    brandFonts: fonts,
    icon,
    touchIcon,
    openGraph,
    today: day(await context.today()),
    clientConfig: context.clientConfig(brand.id),
    thirdParties: thirdPartiesOn(asked.path, context),
    countsPageViews: context.countsPageViews,
    asksConsent: asksConsent(asked, context),
  };
}

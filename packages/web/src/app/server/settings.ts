import { brandOnPage } from '@fairlead/brands/brands';
import { themeAttributes } from '@fairlead/brands/theme-css';
import { day } from '@fairlead/core/calendar/day';
import { areAnswered, readChoices } from '../../parts/consenting/consent.ts';
import { configuredIn, purposesOf } from '../../parts/consenting/third-parties.ts';
import type { PageSettings } from '../../state/page-settings.ts';
import type { PickedBrand } from './pick-brand.ts';
import { filesOf } from './public-assets.ts';
import type { WebContext } from './web-context.ts';

/** Whether a page has to ask about services from outside, by the `Cookie` header of its request. */
export function consentAsker({
  clientConfig,
}: Pick<WebContext, 'clientConfig'>): (cookies: string | null) => boolean {
  const purposes = purposesOf(configuredIn(clientConfig));
  return (cookies) => purposes.length > 0 && !areAnswered(purposes, readChoices(cookies));
}

export function asksConsent(context: WebContext, cookies: string | null): boolean {
  return consentAsker(context)(cookies);
}

export async function pageSettings(
  { brand, isOverridden }: PickedBrand,
  context: WebContext,
  cookies: string | null,
): Promise<PageSettings> {
  const { css, icon, touchIcon, openGraph, font } = filesOf(brand);
  return {
    env: context.env,
    buildVersion: context.buildVersion,
    brand: brandOnPage(brand),
    isBrandOverridden: isOverridden,
    themeAttributes: themeAttributes(brand),
    brandCss: css,
    brandFont: font,
    icon,
    touchIcon,
    openGraph,
    today: day(await context.today()),
    clientConfig: context.clientConfig,
    thirdParties: configuredIn(context.clientConfig),
    asksConsent: asksConsent(context, cookies),
  };
}

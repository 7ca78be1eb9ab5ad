import { brandOnPage } from '@fairlead/brands/brands';
import { themeAttributes } from '@fairlead/brands/theme-css';
import { day } from '@fairlead/core/calendar/day';
import type { PageSettings } from '../../state/page-settings.ts';
import type { PickedBrand } from './pick-brand.ts';
import { filesOf } from './public-assets.ts';
import type { WebContext } from './web-context.ts';

export async function pageSettings(
  { brand, isOverridden }: PickedBrand,
  context: WebContext,
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
  };
}

import type { BrandId, BrandOnPage } from '@fairlead/brands/brand';
import type { ClientConfig } from '@fairlead/contract/web/client-config';
import type { Day } from '@fairlead/core/calendar/day';
import type { Configured } from './consent/third-parties.ts';
import { createContext, useContext } from 'react';

export type Environment = 'sandbox' | 'staging' | 'production';

/** What the server passes to a page. It has no personal data. */
export type PageSettings = {
  env: Environment;
  buildVersion: string;
  brand: BrandOnPage;
  /** Outside production: a brand that is applied to through a partner, this one where it is. */
  referralBrand: BrandId | null;
  /** The names of the brands that share this host, where an address may ask for one of them. */
  brandNames: Readonly<Record<string, string>>;
  /** The brand came from `?override=`, which then stays in the address. */
  isBrandOverridden: boolean;
  /** Attributes of `<html>` from which the style sheets choose a composition. */
  themeAttributes: Record<`data-${string}`, string>;
  /** The style sheets, in order. */
  styles: readonly string[];
  /** The fonts to fetch before the style sheet asks for them. */
  brandFonts: readonly string[];
  icon: string;
  /** The icon of a telephone's home screen, a PNG of 180 by 180. */
  touchIcon: string;
  /** What a shared link shows, a PNG of 1200 by 630; to be prefixed with the public address. */
  openGraph: string;
  /** The business date in London when the page was made. */
  today: Day;
  clientConfig: ClientConfig;
  /** Services from outside that this deployment has: what each is for, and our id there. */
  thirdParties: Configured;
  /** Views of pages are counted for those who agree to statistics. */
  countsPageViews: boolean;
  /** There is something to choose about them, and the reader has not. */
  asksConsent: boolean;
};

const PageSettingsContext = createContext<PageSettings | null>(null);

export const PageSettingsProvider = PageSettingsContext.Provider;

/** The settings of the page: brand, switches, today. */
export function usePageSettings(): PageSettings {
  const settings = useContext(PageSettingsContext);
  if (!settings) throw new Error('usePageSettings is called outside an account page');
  return settings;
}

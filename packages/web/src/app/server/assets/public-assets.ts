import { iconSvg } from '@fairlead/brands/art-styles';
import type { Brand } from '@fairlead/brands/brand';
import { readFileSync } from 'node:fs';

/** Which of its style sheets a public page has. */
export type PublicSheet = 'landing' | 'information';

type Sheet = PublicSheet | 'account';

/** Addresses of what the build writes in addition to the application's own files. */
type BrandFiles = {
  css: string;
  /** The brand's tokens and everything else that pages are styled by, where the web is built. */
  sheets?: Record<Sheet, string>;
  icon: string;
  touchIcon: string;
  openGraph: string;
  /** To be fetched before the style sheet asks for them. */
  fonts: readonly string[];
};

type PublicAssets = { quoteTool: string; consent: string; brands: Record<string, BrandFiles> };

const DEVELOPMENT_ASSETS: PublicAssets = {
  quoteTool: '/src/features/browsing/quote-tool.ts',
  consent: '/src/state/consent/consent-module.ts',
  brands: {},
};

const ASSETS: PublicAssets = import.meta.env.DEV
  ? DEVELOPMENT_ASSETS
  : // Written by scripts/build.ts in this shape.
    (JSON.parse(readFileSync(new URL('../public-assets.json', import.meta.url), 'utf8')) as PublicAssets);

export const quoteToolScript = ASSETS.quoteTool;
export const consentScript = ASSETS.consent;

/** Addresses of a brand's style sheet, its icons, what a shared link shows, and its fonts. */
export function filesOf({ id }: Brand): BrandFiles {
  return ASSETS.brands[id] ?? developmentFiles(id);
}

/** The icon as an address that holds it: a request less for every visitor. */
export function inlineIcon({ config, theme }: Brand): string {
  return `data:image/svg+xml,${encodeURIComponent(iconSvg(config.logos.mark, theme.dark))}`;
}

/** The style sheets of a page, in order: one, unless the sources are served as they are. */
export function stylesOf(brand: Brand, sheet: Sheet = 'information'): readonly string[] {
  const { css, sheets } = filesOf(brand);
  return sheets ? [sheets[sheet]] : [DEVELOPMENT_SHEETS[sheet], css];
}

const DEVELOPMENT_SHEETS = {
  landing: '/src/app/landing-page.css',
  information: '/src/app/information-pages.css',
  account: '/src/app/account-pages.css',
} as const satisfies Record<Sheet, string>;

/** What scripts/dev.ts answers without a build. */
function developmentFiles(id: string): BrandFiles {
  const at = (kind: string): string => `/brands/${id}.${kind}`;
  return {
    css: at('css'),
    icon: at('icon'),
    touchIcon: at('touchIcon'),
    openGraph: at('openGraph'),
    fonts: [],
  };
}

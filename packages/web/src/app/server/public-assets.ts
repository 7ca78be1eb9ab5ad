import type { Brand } from '@fairlead/brands/brand';
import { readFileSync } from 'node:fs';

/** Addresses of what the build writes beside the application's own files. */
type BrandFiles = {
  css: string;
  /** The brand's tokens and everything that public pages are styled by, where the web is built. */
  publicCss?: string;
  icon: string;
  touchIcon: string;
  openGraph: string;
  font: string | null;
};

type PublicAssets = { quoteTool: string; consent: string; brands: Record<string, BrandFiles> };

const DEVELOPMENT_ASSETS: PublicAssets = {
  quoteTool: '/src/features/browsing/quote-tool.ts',
  consent: '/src/parts/consenting/consent-module.ts',
  brands: {},
};

const ASSETS: PublicAssets = import.meta.env.DEV
  ? DEVELOPMENT_ASSETS
  : // Written by scripts/build.ts in this shape.
    (JSON.parse(readFileSync(new URL('../public-assets.json', import.meta.url), 'utf8')) as PublicAssets);

export const quoteToolScript = ASSETS.quoteTool;
export const consentScript = ASSETS.consent;

/** Addresses of a brand's style sheet, its icons, what a shared link shows, and the font to fetch first. */
export function filesOf({ id }: Brand): BrandFiles {
  return ASSETS.brands[id] ?? developmentFiles(id);
}

/** The style sheets of a public page, in order: one, unless the sources are served as they are. */
export function publicStyles(brand: Brand): readonly string[] {
  const { css, publicCss } = filesOf(brand);
  return publicCss === undefined ? ['/src/app/public.css', css] : [publicCss];
}

/** What scripts/dev.ts answers without a build. */
function developmentFiles(id: string): BrandFiles {
  const at = (kind: string): string => `/brands/${id}.${kind}`;
  return {
    css: at('css'),
    icon: at('icon'),
    touchIcon: at('touchIcon'),
    openGraph: at('openGraph'),
    font: null,
  };
}

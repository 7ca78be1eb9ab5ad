import type { Brand } from '@fairlead/brands/brand';
import { readFileSync } from 'node:fs';

/** Addresses of what the build writes beside the application's own files. */
export type PublicAssets = {
  quoteTool: string;
  brands: Record<string, { css: string; icon: string }>;
};

const DEVELOPMENT_ASSETS: PublicAssets = { quoteTool: '/src/features/browsing/quote-tool.ts', brands: {} };

const ASSETS: PublicAssets = import.meta.env.DEV
  ? DEVELOPMENT_ASSETS
  : // Written by scripts/build.ts in this shape.
    (JSON.parse(readFileSync(new URL('../public-assets.json', import.meta.url), 'utf8')) as PublicAssets);

export const quoteToolScript = ASSETS.quoteTool;

export function assetsOf(brand: Brand): { css: string; icon: string } {
  return ASSETS.brands[brand.id] ?? { css: `/brands/${brand.id}.css`, icon: `/brands/${brand.id}.svg` };
}

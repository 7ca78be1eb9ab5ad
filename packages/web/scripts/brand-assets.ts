import { createHash } from 'node:crypto';
import type { Brand, BrandId } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import { themeCss } from '@fairlead/brands/theme-css';

type Asset = { name: string; text: string };

/** The brand's mark in its own colours: outside a page there is no style sheet to take them from. */
function iconSvg({ theme, config }: Brand): string {
  const { surface, text, accent, art, artSoft } = theme.dark;
  const style =
    `.art-line-current,.art-line-soft{fill:none;stroke-linecap:round;stroke-linejoin:round}` +
    `.art-line-current{stroke:${art}}.art-line-soft{stroke:${artSoft}}` +
    `.art-fill-current{fill:${art}}.art-fill-soft{fill:${accent}}svg{color:${text}}`;
  const ground = `<rect width="48" height="48" rx="10" fill="${surface}"/>`;
  const mark = `<g transform="translate(8 8)">${config.logos.mark}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${style}</style>${ground}${mark}</svg>`;
}

function named(kind: string, id: BrandId, extension: string, text: string): Asset {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { name: `${kind}.${id}.${hash}.${extension}`, text };
}

/** What a brand adds to the build: its tokens as a style sheet and its icon. */
export function brandAssets(): { brandId: BrandId; css: Asset; icon: Asset }[] {
  return Object.values(BRANDS).map((brand) => ({
    brandId: brand.id,
    css: named('brand', brand.id, 'css', themeCss(brand)),
    icon: named('icon', brand.id, 'svg', iconSvg(brand)),
  }));
}

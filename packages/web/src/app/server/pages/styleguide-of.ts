import { BRANDS } from '@fairlead/brands/brands';
import { contrast } from '@fairlead/brands/contrast';
import { CONTRAST_PAIRS } from '@fairlead/brands/contrast-pairs';
import type { SurfaceTokens } from '@fairlead/brands/theme';
import { createElement, type ReactElement } from 'react';
import type { Guide, MeasuredPair } from '../../../features/showing-styles/guide.ts';
import styleguideCss from '../../../features/showing-styles/styleguide.css?url';
import { StyleguidePage } from '../../../features/showing-styles/StyleguidePage.tsx';
import type { PublicPageProps } from '../../../parts/public/public-page.ts';

/** The style guide needs every component's style sheet, which no other public page does. */
export function styleguideOf(page: PublicPageProps): ReactElement {
  const styles = [...page.settings.styles, styleguideCss];
  return createElement(StyleguidePage, { page: { ...page, styles }, guide: guideOf(page) });
}

function guideOf({ brand, underBrand }: PublicPageProps): Guide {
  return {
    brands: Object.values(BRANDS).map(({ id, dictionary }) => ({
      id,
      name: dictionary.brandName,
      href: underBrand(id),
    })),
    contrast: { light: measured(brand.theme.light), dark: measured(brand.theme.dark) },
  };
}

function measured(tokens: SurfaceTokens): MeasuredPair[] {
  return CONTRAST_PAIRS.flatMap(({ token, on, minimum }) =>
    on.map((ground) => ({ token, ground, ratio: contrast(tokens[token], tokens[ground]), least: minimum })),
  );
}

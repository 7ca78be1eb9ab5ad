import type { Brand, BrandId } from '@fairlead/brands/brand';
import { BRANDS, brandForHost, DEFAULT_BRAND_ID, findBrand } from '@fairlead/brands/brands';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';

export type PickedBrand = { brand: Brand; isOverridden: boolean };

type BrandChoice = { brandOverrideAllowed: boolean; defaultBrand?: BrandId };

/**
 * The brand of a page: the override in its address where that is allowed, then the configuration, then the host, then
 * the default. An override that names no brand is refused. An unknown host gets the default.
 */
export function pickBrand(url: URL, choice: BrandChoice): Outcome<PickedBrand, 'brandNotConfigured'> {
  const override = choice.brandOverrideAllowed ? url.searchParams.get('override') : null;
  if (override === null) return accept({ brand: brandAt(url, choice), isOverridden: false });
  const brand = findBrand(override);
  return brand ? accept({ brand, isOverridden: true }) : refuse('brandNotConfigured');
}

function brandAt({ host }: URL, { defaultBrand }: BrandChoice): Brand {
  if (defaultBrand !== undefined) return BRANDS[defaultBrand];
  return brandForHost(host) ?? BRANDS[DEFAULT_BRAND_ID];
}

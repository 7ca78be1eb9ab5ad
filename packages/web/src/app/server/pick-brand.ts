import type { Brand } from '@fairlead/brands/brand';
import { BRANDS, brandForHost, DEFAULT_BRAND_ID, findBrand } from '@fairlead/brands/brands';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';

export type PickedBrand = { brand: Brand; isOverridden: boolean };

export type BrandChoice = { brandOverrideAllowed: boolean; defaultBrand?: string | undefined };

/**
 * The brand of a page: the override in its address where one is allowed, the configuration, the host, the
 * provider's own. An override or a configuration that names no brand is refused; an unknown host is not.
 */
export function pickBrand(url: URL, choice: BrandChoice): Outcome<PickedBrand, 'brand-not-configured'> {
  const override = choice.brandOverrideAllowed ? url.searchParams.get('override') : null;
  const named = override ?? choice.defaultBrand;
  const brand = named === undefined ? (brandForHost(url.host) ?? BRANDS[DEFAULT_BRAND_ID]) : findBrand(named);
  return brand ? accept({ brand, isOverridden: override !== null }) : refuse('brand-not-configured');
}

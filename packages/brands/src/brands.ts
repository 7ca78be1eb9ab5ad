import type { Brand, BrandId, BrandOnPage } from './brand.ts';
import * as list from './brand-list.ts';
import { keysOf } from '@fairlead/core/records';

export const BRANDS: Readonly<Record<BrandId, Brand>> = { ...list };

export const BRAND_IDS = keysOf(BRANDS);

export const DEFAULT_BRAND_ID: BrandId = 'lendable';

function isBrandId(id: string): id is BrandId {
  return Object.hasOwn(BRANDS, id);
}

export function findBrand(id: string): Brand | undefined {
  return isBrandId(id) ? BRANDS[id] : undefined;
}

/** The error message for an unknown brand id. */
export const BRAND_NOT_CONFIGURED = 'Brand not configured';

/** Throws if no brand has this id. */
export function brandNamed(id: string): Brand {
  const brand = findBrand(id);
  if (!brand) throw new Error(BRAND_NOT_CONFIGURED);
  return brand;
}

/** Finds the brand for `<brand>.localhost` or a brand's own domain (with or without www), on any port. */
export function brandForHost(host: string): Brand | undefined {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  const label = name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : undefined;
  if (label !== undefined) return findBrand(label);
  return Object.values(BRANDS).find((brand) => brand.dictionary.domain === name);
}

export function brandOnPage(brand: Brand): BrandOnPage {
  const { config } = brand;
  return {
    id: brand.id,
    dictionary: brand.dictionary,
    config: {
      brandId: config.brandId,
      productId: config.productId,
      representativeExample: config.representativeExample,
      representativePercent: config.representativePercent,
      loanAmountRange: config.loanAmountRange,
      termOptions: config.termOptions,
      defaultAmount: config.defaultAmount,
      defaultTerm: config.defaultTerm,
      illustrativeAprRange: config.illustrativeAprRange,
      bandTable: config.bandTable,
      navbarColour: config.navbarColour,
      logos: config.logos,
      experiments: config.experiments,
    },
    switches: brand.switches,
  };
}

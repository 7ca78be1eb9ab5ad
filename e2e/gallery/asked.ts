import type { BrandId } from '@fairlead/brands/brand';
import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import process from 'node:process';

const isHired = (id: BrandId): boolean => isHirePurchase(BRANDS[id].config.productId);

const { SCREENSHOT_BRANDS = '' } = process.env;

/**
 * A brand of hire purchase comes first: screens of the others move the business date, and in later years a car is too
 * old.
 */
const IN_ORDER = BRAND_IDS.toSorted((one, other) => Number(isHired(other)) - Number(isHired(one)));

/** The brands of `npm run screenshots -- --brand asda,motor`; without it every brand. */
export const ASKED_BRANDS: readonly BrandId[] = IN_ORDER.filter(
  (id) => SCREENSHOT_BRANDS === '' || SCREENSHOT_BRANDS.split(',').includes(id),
);

/** Whether everything is asked for: only then is what all brands share taken again. */
export const IS_EVERYTHING = ASKED_BRANDS.length === BRAND_IDS.length;

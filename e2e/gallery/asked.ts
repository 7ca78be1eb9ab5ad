import type { BrandId } from '@fairlead/brands/brand';
import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import process from 'node:process';

const isHired = (id: BrandId): boolean => isHirePurchase(BRANDS[id].config.productId);

const { SCREENSHOT_BRANDS = '', SCREENSHOT_WIDTH = '' } = process.env;

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

/** The width of a phone, at which the screens are walked through, and of a desktop. */
export const WIDTHS = [390, 1280] as const;

export type Width = (typeof WIDTHS)[number];

/** The widths of `npm run screenshots -- --width 390`; without it both, from one walk. */
export const ASKED_WIDTHS: readonly Width[] = WIDTHS.filter(
  (width) => SCREENSHOT_WIDTH === '' || SCREENSHOT_WIDTH === String(width),
);

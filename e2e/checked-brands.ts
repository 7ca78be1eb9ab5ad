import type { BrandId } from '@fairlead/brands/brand';
import { BRAND_IDS } from '@fairlead/brands/brands';
import { IS_NIGHTLY } from '../scripts/nightly.ts';

/**
 * The brands in which every page is checked in full: two in npm test, all in the nightly mode. The others have
 * `brands.spec.ts` and the contrast test of their colours.
 */
export const CHECKED_BRANDS: readonly BrandId[] = IS_NIGHTLY ? BRAND_IDS : ['lendable', 'asda'];

/**
 * The brands for what is the same in every brand, such as journeys: what differs is their screens, which
 * `screens.spec.ts` opens. In npm test it is the one of which that shows fewer states.
 */
export const SAMPLED_BRANDS: readonly BrandId[] = IS_NIGHTLY ? CHECKED_BRANDS : ['asda'];

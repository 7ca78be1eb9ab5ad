import type { BrandId } from '@fairlead/brands/brand';
import type { PublicFigures } from '@fairlead/contract/web/public-figures';
import { SAMPLE_REVIEWS } from '@fairlead/providers/reviews/sample';
import type { Config } from '../../config/config.ts';

const SAMPLE: PublicFigures = { isSample: true, customers: 250_000, reviews: SAMPLE_REVIEWS };

/** What pages say of a brand in figures: samples, or in production what its operator states. */
export function publicFiguresOf({ env, figures }: Config, brandId: BrandId): PublicFigures | null {
  if (env !== 'production') return SAMPLE;
  const { customers, reviews } = figures[brandId];
  return customers === null && reviews === null ? null : { isSample: false, customers, reviews };
}

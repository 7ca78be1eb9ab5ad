import { tableOf } from '@fairlead/core/records';
import { BRAND_IDS } from '@fairlead/brands/brands';
import type { BrandId } from '@fairlead/brands/brand';
import type { PublicFigures, ReviewFigures } from '@fairlead/contract/web/public-figures';
import type { SettingsReader } from './env.ts';

/** What the operator says of a brand. */
export type StatedFigures = Pick<PublicFigures, 'customers' | 'reviews'>;

const MOST_CUSTOMERS = 100_000_000;

const isFrom1To5 = (value: number, parts: number): boolean =>
  value >= 1 && value <= 5 && Number.isInteger(Math.round(value * parts * 1e6) / 1e6);

function reviewsOf(reader: SettingsReader, name: string): ReviewFigures | null {
  const given = reader.optional(name);
  if (given === undefined) return null;
  const [reviews = 0, stars = 0, score = 0, ...others] = given.split(',').map(Number);
  const isCount = Number.isSafeInteger(reviews) && reviews > 0;
  if (isCount && isFrom1To5(stars, 2) && isFrom1To5(score, 10) && others.length === 0)
    return { reviews, stars, score };
  reader.problems.push(`${name} must be reviews,stars,score, such as 1250,4.5,4.6`);
  return null;
}

function customersOf(reader: SettingsReader, name: string): number | null {
  if (reader.optional(name) === undefined) return null;
  return reader.wholeNumber(name, 1, { min: 1, max: MOST_CUSTOMERS });
}

/** The figures of each brand; null where none is stated. */
export function readFigures(reader: SettingsReader): Readonly<Record<BrandId, StatedFigures>> {
  return tableOf(BRAND_IDS, (brand) => {
    const name = brand.toUpperCase();
    const customers = customersOf(reader, `CUSTOMER_COUNT_${name}`);
    return { customers, reviews: reviewsOf(reader, `REVIEWS_${name}`) };
  });
}

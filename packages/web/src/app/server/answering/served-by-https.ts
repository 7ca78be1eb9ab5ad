import type { BrandId } from '@fairlead/brands/brand';
import { BRAND_IDS } from '@fairlead/brands/brands';
import type { AtOnceContext } from './web-context.ts';

type Addresses = Pick<AtOnceContext, 'publicUrl'>;

export function isServedByHttps(brandId: BrandId, { publicUrl }: Addresses): boolean {
  return publicUrl(brandId).startsWith('https:');
}

/** True where no brand is served in the clear, so that what they share may ask for https as well. */
export function isHttpsAlone(addresses: Addresses): boolean {
  return BRAND_IDS.every((brandId) => isServedByHttps(brandId, addresses));
}

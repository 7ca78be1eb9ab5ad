import type { BrandId } from '@fairlead/brands/brand';
import { BRAND_IDS } from '@fairlead/brands/brands';
import type { PreparedContext } from './web-context.ts';

type Addresses = Pick<PreparedContext, 'publicUrl'>;

export function isServedByHttps(brandId: BrandId, { publicUrl }: Addresses): boolean {
  return publicUrl(brandId).startsWith('https:');
}

/** Whether every brand is served by https, so that files they share can require it. */
export function isHttpsAlone(addresses: Addresses): boolean {
  return BRAND_IDS.every((brandId) => isServedByHttps(brandId, addresses));
}

import type { BrandId } from '@fairlead/brands/brand';
import { DEFAULT_BRAND_ID } from '@fairlead/brands/brands';
import { pathTo } from '@fairlead/contract/web/account-paths';
import type { Config } from '../../../config/config.ts';

type Settings = Pick<Config, 'publicUrls' | 'brandOverride'>;

/**
 * A page of ours at the brand's own public address, for someone who leaves and comes back. Outside production a brand
 * may also be shown at the address of the default brand by `?override=`, which then stays; `askedFrom` is the Origin of
 * the request.
 */
export function brandUrl(
  { publicUrls, brandOverride }: Settings,
  brandId: BrandId,
  askedFrom: string | null,
): (path: string, values?: Readonly<Record<string, string>>) => string {
  const shared = new URL(publicUrls[DEFAULT_BRAND_ID]).origin;
  const isShared = brandOverride && brandId !== DEFAULT_BRAND_ID && askedFrom === shared;
  const at = (isShared ? shared : publicUrls[brandId]).replace(/\/$/, '');
  const override = isShared ? brandId : undefined;
  return (path, values = {}) => `${at}${pathTo(path, { ...values, override })}`;
}

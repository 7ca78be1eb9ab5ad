import { DEFAULT_BRAND_ID } from '@fairlead/brands/brands';
import { INCOME_PROOF, OPEN_BANKING_CALLBACK, pathTo } from '@fairlead/contract/web/account-paths';
import type { BrandId } from '@fairlead/brands/brand';
import type { Config } from '../../config/config.ts';

export interface JourneyAddresses {
  /** Where the provider sends the borrower. */
  readonly callbackUrl: string;
  /** Where the borrower then continues. */
  readonly returnUrl: string;
}

/**
 * The addresses of a journey, made of the brand's own public address, where `redirectUrl` is exactly the page that we
 * would send the borrower to; undefined for every other address. Outside production a brand may also be shown at the
 * address of the default brand by `?override=`, which then stays.
 */
export function journeyAddresses(
  { publicUrls, brandOverride }: Pick<Config, 'publicUrls' | 'brandOverride'>,
  brandId: BrandId,
  applicationId: string,
  redirectUrl: string,
): JourneyAddresses | undefined {
  const own = addressesAt(publicUrls[brandId], applicationId, undefined);
  const others = brandOverride
    ? [publicUrls[brandId], publicUrls[DEFAULT_BRAND_ID]].map((at) => addressesAt(at, applicationId, brandId))
    : [];
  return [own, ...others].find(({ returnUrl }) => returnUrl === redirectUrl);
}

function addressesAt(publicUrl: string, id: string, override: string | undefined): JourneyAddresses {
  const at = publicUrl.replace(/\/$/, '');
  return {
    callbackUrl: `${at}${pathTo(OPEN_BANKING_CALLBACK, { override })}`,
    returnUrl: `${at}${pathTo(INCOME_PROOF, { id, override })}`,
  };
}

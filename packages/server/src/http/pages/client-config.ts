import type { BrandId } from '@fairlead/brands/brand';
import type { ClientConfig } from '@fairlead/contract/web/client-config';
import type { Config } from '../../config/config.ts';

/** The configuration that a page of the brand receives. */
export function clientConfigOf(config: Config, brandId: BrandId): ClientConfig {
  return {
    env: config.env,
    buildVersion: config.buildVersion,
    publicUrl: config.publicUrls[brandId],
    override: config.brand,
    voidContracts: config.voidContracts,
    ...config.client,
  };
}

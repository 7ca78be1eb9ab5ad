import type { BrandId } from '@fairlead/brands/brand';
import type { Environment } from '../../state/page-settings.ts';

/** What the server that mounts the web tells it. */
export type WebContext = {
  env: Environment;
  buildVersion: string;
  /** `?override=` chooses the brand: never in production. */
  brandOverrideAllowed: boolean;
  /** The brand that the configuration names, before the host is looked at. */
  defaultBrand?: string | undefined;
  publicUrl: (brandId: BrandId) => string;
  /** Handed to the pages as it is: public keys and addresses only. */
  clientConfig: Record<string, unknown>;
  /** The business date in London. */
  today: () => Promise<string>;
  /** The instant on the wall: opening hours are not moved with the business date. */
  now: () => Date;
  /** Told of every fault and of every brand that is not configured. */
  report?: (error: unknown) => void;
};

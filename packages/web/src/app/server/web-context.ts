import type { BrandId } from '@fairlead/brands/brand';
import type { ClientConfig, ErrorReporter } from '@fairlead/contract/client-config';
import type { PublicFigures } from '@fairlead/contract/public-figures';
import type { CallApi } from '../../parts/public-page.ts';
import type { Environment } from '../../state/page-settings.ts';

/** What the server that mounts the web tells it. */
export type WebContext = {
  env: Environment;
  buildVersion: string;
  /** `?override=` chooses the brand: never in production. */
  brandOverrideAllowed: boolean;
  /** The page that shows every component exists. */
  isStyleguideShown: boolean;
  /** The brand that the configuration names, before the host is looked at. */
  defaultBrand?: string | undefined;
  publicUrl: (brandId: BrandId) => string;
  /** Handed to the pages as it is: public keys and addresses only. */
  clientConfig: (brandId: BrandId) => ClientConfig;
  /** Where faults of pages are reported; null for nowhere. */
  errorReporter: ErrorReporter | null;
  /** What may be said of the brand in figures; null where nothing may. */
  figures: (brandId: BrandId) => PublicFigures | null;
  /**
   * Calls the product API for the visitor, under the brand that the request names in X-Brand; null where no API can be
   * reached. It answers as the API does, and 503 when that cannot be reached.
   */
  callApi: CallApi | null;
  /** The business date in London. */
  today: () => Promise<string>;
  /** The instant on the wall: opening hours are not moved with the business date. */
  now: () => Date;
  /** Told of every fault and of every brand that is not configured. */
  report?: (error: unknown) => void;
};

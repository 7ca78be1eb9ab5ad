import type { BrandId } from '@fairlead/brands/brand';
import type * as bundle from '@fairlead/contract/web/web-bundle';
import type { CallApi } from '../../../parts/public/public-page.ts';

/** What this bundle exports to the server. */
export type WebBundle = bundle.WebBundle<BrandId, Request, Response>;

/** What the server gives the web bundle. */
export type WebContext = bundle.WebContext<BrandId, CallApi>;

export type PreparedContext = bundle.PreparedContext<BrandId>;

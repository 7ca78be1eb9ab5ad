import type { BrandId } from '@fairlead/brands/brand';
import type * as face from '@fairlead/contract/web/web-bundle';
import type { CallApi } from '../../../parts/public/public-page.ts';

/** What this bundle exports to the server. */
export type WebBundle = face.WebBundle<BrandId, Request, Response>;

/** What the server gives the web bundle. */
export type WebContext = face.WebContext<BrandId, CallApi>;

export type PreparedContext = face.PreparedContext<BrandId>;

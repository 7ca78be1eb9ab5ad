import type { BrandId } from '@fairlead/brands/brand';
import type * as face from '@fairlead/contract/web/web-bundle';
import type { CallApi } from '../../../parts/public/public-page.ts';

/** What this bundle offers the server that loads it. */
export type WebFace = face.WebBundle<BrandId, Request, Response>;

/** What the server that mounts the web tells it. */
export type WebContext = face.WebContext<BrandId, CallApi>;

export type AtOnceContext = face.PreparedContext<BrandId>;

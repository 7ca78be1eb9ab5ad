import type { Brand, BrandId } from '@fairlead/brands/brand';
import type { ReactElement } from 'react';
import type { PublicAddress, PublicPath } from '../../paths.ts';
import type { Choices } from '../../state/consent/consent.ts';
import { withCarriedParameters } from '../page/carried-parameters.ts';
import type { PageSettings } from '../../state/page-settings.ts';
import type { PublicFigures } from '@fairlead/contract/web/public-figures';
import type * as bundle from '@fairlead/contract/web/web-bundle';

/** What a page that is rendered on the server only is given. */
export type PublicPageProps = {
  brand: Brand;
  settings: PageSettings;
  /** The path of the page itself. It differs from the address when another page is shown instead, such as not-found. */
  path: PublicPath;
  url: URL;
  /** The brand's own address without a path, for links that have to be whole. */
  publicUrl: string;
  /** The same page under another brand: in this address where that may be chosen, else at that brand's own. */
  underBrand: (brandId: BrandId) => string;
  /** The instant at which the page is made. */
  madeAt: Date;
  /** Address of the icon, which may hold it. */
  icon: string;
  /** Every style sheet of the page, in order: one, where the web is built. */
  styles: readonly string[];
  /** What this reader has chosen. Empty for a page that is cached for everyone. */
  choices: Choices;
  /** Whether this reader's browser takes part in comparisons of pages. True for a page that is cached for everyone. */
  takesPart: boolean;
  /** Whether this browser has a session of any borrower. */
  isSignedIn: boolean;
  /** Address of the module that takes the answer to the cookie banner. */
  consentScript: string;
  /** What the brand may say about its customers; null where nothing is configured. */
  figures: PublicFigures | null;
  /** Address of the quote tool's module. */
  quoteToolScript: string;
};

/** Calls the product API for the visitor; answers as the API does, and 503 when it cannot be reached. */
export type CallApi = bundle.CallApi<Request, Response>;

/** A form as sent, the page it was sent to, the request's headers, and the API where there is one. */
export type SentForm = {
  form: URLSearchParams;
  page: PublicPageProps;
  headers: Headers;
  callApi: CallApi | null;
};

/** What a sent form is answered with: another page to go to, or this one, made for its sender alone. */
export type FormAnswer =
  | { seeOther: string; cookies?: readonly string[] }
  | {
      status: 200 | 422 | 429 | 503;
      headers?: Readonly<Record<string, string>>;
      render: (page: PublicPageProps) => ReactElement;
    };

type Address = Pick<PublicPageProps, 'settings' | 'url' | 'brand'>;

/** The parameters of a page's address that its links carry: an overridden brand, and motor's marketing. */
export function carriedParameters({ settings, url, brand }: Address): URLSearchParams {
  const carried = new URLSearchParams(withCarriedParameters('', url.search, brand.config.productId));
  if (settings.isBrandOverridden) carried.set('override', brand.id);
  else carried.delete('override');
  return carried;
}

/** The address of a link to one of our pages: the carried parameters, then its own. */
export function publicAddress(destination: PublicAddress, page: Address): string {
  const [beforeHash = '', hash] = destination.split('#');
  const [path = '', own] = beforeHash.split('?');
  const search = carriedParameters(page);
  for (const [name, value] of new URLSearchParams(own)) search.append(name, value);
  return `${path}${search.size > 0 ? `?${search.toString()}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}

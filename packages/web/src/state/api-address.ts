import type { ClientConfig } from '@fairlead/contract/web/client-config';

/** Where the browser reaches the product API and the one that products share; null for the address of the page. */
export type ApiPlaces = Pick<ClientConfig, 'productApiUrl' | 'sharedApiUrl'>;

export const AT_THIS_ADDRESS: ApiPlaces = { productApiUrl: null, sharedApiUrl: null };

/** The whole address of a call. Calls across products are served by the shared API. */
export function apiAddress(path: string, { productApiUrl, sharedApiUrl }: ApiPlaces): string {
  const place = path.startsWith('/cross-product/') ? sharedApiUrl : productApiUrl;
  return `${place ?? ''}${path}`;
}

/** Another address of ours is sent our cookies as well, by which it knows the browser. */
export const API_CREDENTIALS: RequestCredentials = 'include';

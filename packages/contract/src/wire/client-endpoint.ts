import type { BrowserEndpointName } from '../endpoints.ts';
import type { Method } from './endpoint.ts';

/**
 * One endpoint of the contract without its validators: name, method, path, whether it carries the borrower's token,
 * whether it honours Idempotency-Key, and the dotted places of money in what is given and answered, space-joined.
 */
export type ClientEndpoint<N extends BrowserEndpointName = BrowserEndpointName> = readonly [
  name: N,
  method: Method,
  path: string,
  carriesToken: boolean,
  isIdempotent: boolean,
  given: string,
  answered: string,
];

/** Endpoints by name. */
export type ClientEndpoints = { readonly [N in BrowserEndpointName]?: ClientEndpoint<N> };

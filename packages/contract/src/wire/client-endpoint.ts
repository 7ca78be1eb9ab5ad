import type { Method } from './endpoint.ts';

/**
 * One endpoint of the contract without its validators: method, path, whether it carries the borrower's token, whether it
 * honours Idempotency-Key, and the numbers of the rows in `MONEY_PLANS` that say where money is in what is given and
 * answered.
 */
export type ClientEndpoint = readonly [
  method: Method,
  path: string,
  carriesToken: boolean,
  isIdempotent: boolean,
  given: number,
  answered: number,
];

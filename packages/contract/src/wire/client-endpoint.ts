import type { Method, Strength } from './endpoint.ts';

/**
 * One endpoint of the contract without its validators: method, path, strength, whether it honours Idempotency-Key,
 * and the numbers of the rows in `MONEY_PLANS` that say where money stands in what is given and answered.
 */
export type ClientEndpoint = readonly [
  method: Method,
  path: string,
  strength: Strength,
  isIdempotent: boolean,
  given: number,
  answered: number,
];

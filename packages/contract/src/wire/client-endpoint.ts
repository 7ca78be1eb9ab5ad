import type { Actor, Method } from './endpoint.ts';

/**
 * One endpoint of the contract without its validators: method, path, actor, whether it honours Idempotency-Key,
 * and the numbers of the rows in `MONEY_PLANS` that say where money stands in what is given and answered.
 */
export type ClientEndpoint = readonly [
  method: Method,
  path: string,
  actor: Actor,
  isIdempotent: boolean,
  given: number,
  answered: number,
];

import type { Method } from './wire/endpoint.ts';

/** A call of the specification without an endpoint. */
export interface CallNotYetBuilt {
  readonly method: Method;
  /** As the specification writes it, with `{id}` for a variable part. */
  readonly path: string;
  readonly summary: string;
}

const call = (method: Method, path: string, summary: string): CallNotYetBuilt => ({ method, path, summary });

const under = (
  base: string,
  rows: readonly (readonly [Method, string, string])[],
): readonly CallNotYetBuilt[] =>
  rows.map(([method, action, summary]) => call(method, `${base}${action}`, summary));

/** Calls of the specification that no endpoint serves yet, by noun. The API document lists them. */
export const NOT_YET_BUILT: Readonly<Record<string, readonly CallNotYetBuilt[]>> = {
  Loans: under('/v2/loans/{id}', [
    ['POST', '/self-serve-arrangement', 'Start an arrangement for arrears'],
    ['PUT', '/self-serve-arrangement', 'Change the arrangement'],
    ['GET', '/self-serve-arrangement-info', 'Read what an arrangement could be'],
  ]),
};

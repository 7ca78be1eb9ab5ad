import type { EndpointName } from '@fairlead/contract/endpoints';
import type { CallOptions } from '../call.ts';
import type { TestServer } from '../start-test-server.ts';

/** What a world is prepared with: calls of the API, and what happens outside of it. */
export type WorldServer = Pick<TestServer, 'get' | 'db' | 'services' | 'work'>;

type Calls<Facts> = { readonly [N in EndpointName]?: (facts: Facts) => CallOptions<N> };

/**
 * A state of the product that tests start from, by its name: what is prepared, and the endpoints that are called in it.
 */
export interface World<Facts, Named extends EndpointName> {
  /** Prepares the state for a new person; answers what the calls need. */
  readonly prepare: (server: WorldServer) => Promise<Facts>;
  /** Calls that succeed, in an order in which each succeeds after those above it. */
  readonly calls: { readonly [N in Named]: (facts: Facts) => CallOptions<N> };
}

/** States a world. `prepare` comes first, so that the calls know its facts. */
export function world<Facts, const C extends Calls<Facts>>(
  prepare: (server: WorldServer) => Promise<Facts>,
  calls: C & Calls<Facts>,
): World<Facts, keyof C & EndpointName> {
  // Every key of `calls` is an endpoint with a call of its own: the constraint of C says so.
  return { prepare, calls } as unknown as World<Facts, keyof C & EndpointName>;
}

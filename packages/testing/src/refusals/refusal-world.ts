import { addDays, daysBetween } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import type { EndpointName, Endpoints } from '@fairlead/contract/endpoints';
import { keysOf } from '@fairlead/core/records';
import type { CallOptions } from '../call.ts';
import type { TestServer } from '../start-test-server.ts';

/** Each refusal that an endpoint states, by its name. */
type Refusal = { [N in EndpointName]: keyof Endpoints[N]['refusals'] & string }[EndpointName];

/** The endpoints that state the refusal. */
type RefusingBy<R extends Refusal> = {
  [N in EndpointName]: R extends keyof Endpoints[N]['refusals'] ? N : never;
}[EndpointName];

type Calls<Facts, R extends Refusal> = {
  readonly [N in RefusingBy<R>]?: (facts: Facts) => CallOptions<N>;
};

/** What a refused call can leave: nothing, or rows of these tables. */
interface Leaves {
  readonly leaves?: readonly string[];
}

/** A state of the product in which calls are refused for one reason. */
export interface RefusalWorld {
  readonly state: string;
  readonly refusal: string;
  readonly leaves: readonly string[];
  readonly endpoints: readonly EndpointName[];
  /** Prepares the state; the answer makes the call of each endpoint. */
  readonly enter: (server: TestServer) => Promise<(name: EndpointName) => CallOptions<EndpointName>>;
}

type Untyped = Partial<Record<EndpointName, (facts: unknown) => CallOptions<EndpointName>>>;

interface Refused<Facts, R extends Refusal> {
  /** The calls that are refused there, made with the facts of the state. */
  readonly by: (calls: Calls<Facts, R>, left?: Leaves) => RefusalWorld;
}

/** States in which state of the product a refusal is answered. `state` completes "where". */
export function refusedWhere<const R extends Refusal, Facts>(
  state: string,
  refusal: R,
  prepare: (server: TestServer) => Promise<Facts>,
): Refused<Facts, R> {
  return {
    by: (calls, { leaves = [] } = {}) => {
      // The calls of a world are made with the facts of the same world.
      const made = calls as unknown as Untyped;
      return {
        state,
        refusal,
        leaves,
        endpoints: keysOf(made),
        enter: async (server) => {
          const facts = await prepare(server);
          return (name) => made[name]?.(facts) ?? {};
        },
      };
    },
  };
}

export const NO_ID = '01a1f866-0d00-742c-8dbe-984679d2ac53';

interface OfApplication {
  readonly token: string;
  readonly applicationId: string;
}

export const toApplication = ({ token, applicationId }: OfApplication) => ({
  token,
  params: { id: applicationId },
});

/** Lets days pass without the work that they bring. */
export async function passDays({ services: { clock, wallNow } }: TestServer, days: number): Promise<void> {
  const to = addDays(await clock.today(), days);
  await clock.moveAhead(daysBetween(londonDay(wallNow().getTime()), to));
}

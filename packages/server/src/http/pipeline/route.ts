import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@fairlead/contract/wire/endpoint';
import { ENDPOINTS, type EndpointName, type Endpoints } from '@fairlead/contract/endpoints';
import type { Borrower, RequestContext, StaffContext } from '../../context.ts';
import type { Result } from '../answers/result.ts';

export interface Request<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Relations asked for with `embedded=`; only names that the endpoint lists. */
  readonly embedded: ReadonlySet<string>;
}

type ContextOf<E extends Endpoint> = E['actor'] extends 'staff'
  ? StaffContext
  : RequestContext<E['actor'] extends 'borrower' ? Borrower : Borrower | null>;

export type Handler<E extends Endpoint> = (
  context: ContextOf<E>,
  request: Request<E>,
) => Promise<Result<E>> | Result<E>;

export interface Route {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly handle: Handler<Endpoint>;
}

/** Mounts a endpoint: the handler gets decoded input and answers the endpoint's data or one of its refusals. */
export function route<N extends EndpointName>(name: N, handle: Handler<Endpoints[N]>): Route {
  // The gate in front decodes by the same endpoint, so the handler is given what its types promise.
  return { name, endpoint: ENDPOINTS[name], handle: handle as unknown as Handler<Endpoint> };
}

import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@fairlead/contract/wire/endpoint';
import { LINES, type LineName, type Lines } from '@fairlead/contract/endpoints';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Result } from '../answers/outcome.ts';

export interface Request<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Relations asked for with `embedded=`; only names that the line lists. */
  readonly embedded: ReadonlySet<string>;
}

type ContextOf<E extends Endpoint> = RequestContext<
  E['actor'] extends 'borrower' ? Borrower : Borrower | null
>;

export type Handler<E extends Endpoint> = (
  context: ContextOf<E>,
  request: Request<E>,
) => Promise<Result<E>> | Result<E>;

export interface Route {
  readonly name: LineName;
  readonly line: Endpoint;
  readonly handle: Handler<Endpoint>;
}

/** Mounts a contract line: the handler gets decoded input and answers the line's data or one of its refusals. */
export function route<N extends LineName>(name: N, handle: Handler<Lines[N]>): Route {
  // The gate in front decodes by the same line, so the handler is given what its types promise.
  return { name, line: LINES[name], handle: handle as unknown as Handler<Endpoint> };
}

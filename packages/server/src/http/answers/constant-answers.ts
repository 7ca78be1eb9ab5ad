import type { IncomingMessage } from 'node:http';
import { findBrand } from '@fairlead/brands/brands';
import type { PreparedResponse } from '@fairlead/contract/web/web-bundle';
import type { AppServices } from '../../context.ts';
import { pathsOf } from '../pipeline/paths.ts';
import type { ProductApi } from '../pipeline/product-api.ts';
import { requestIdOf } from '../pipeline/request-id.ts';
import type { Route } from '../pipeline/route.ts';

/** Answers a request as the socket brought it; undefined where the answer has to be made. */
export type AnswerConstant = (incoming: IncomingMessage) => PreparedResponse | undefined;

const REQUEST_ID = 'x-request-id';

interface Constant {
  readonly route: Route;
  readonly headers: readonly string[];
  readonly body: string;
}

async function constantAt(api: ProductApi, route: Route, path: string): Promise<[string, Constant]> {
  const answer = await api(new Request(new URL(path, 'http://localhost')), undefined);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  answer.headers.delete(REQUEST_ID);
  const headers = [...answer.headers, ['content-length', String(bytes.length)]].flat();
  return [path, { route, headers, body: bytes.toString('latin1') }];
}

/** A session of another brand finds nothing, and an unknown brand is refused: those answers are made. */
function isForEveryone({ headers }: IncomingMessage): boolean {
  const brand = headers['x-brand'];
  const isKnownBrand = brand === undefined || findBrand(brand.toString()) !== undefined;
  return isKnownBrand && headers.authorization === undefined;
}

/** Keeps the answers of the endpoints that are constant, as the API makes them now. Each gets its own request id. */
export async function constantAnswers(
  { log, metrics, newId }: Pick<AppServices, 'log' | 'metrics' | 'newId'>,
  api: ProductApi,
  routes: readonly Route[],
): Promise<AnswerConstant> {
  const constants = routes.filter(({ endpoint }) => endpoint.isConstant);
  const answers = constants.flatMap((route) =>
    pathsOf(route.endpoint).map((path) => constantAt(api, route, path)),
  );
  const byAddress = new Map(await Promise.all(answers));
  return (incoming) => {
    const constant = byAddress.get(incoming.url ?? '');
    if (!constant || incoming.method !== 'GET' || !isForEveryone(incoming)) return undefined;
    const requestId = requestIdOf(incoming.headers[REQUEST_ID]?.toString(), newId);
    const answered = { endpoint: constant.route.name, method: 'GET', status: 200, ms: 0 };
    metrics.request(answered);
    log.info({ requestId, ...answered }, 'answered');
    return { status: 200, headers: [...constant.headers, REQUEST_ID, requestId], body: constant.body };
  };
}

import { ProviderTimeout, ProviderUnavailable } from '@fairlead/providers/provider-error';
import type { AppServices } from '../../context.ts';
import { isDatabaseOutage } from '../../database/outage.ts';
import type { AnsweredRequest } from '../../metrics/metrics.ts';
import { faultAnswer, jsonResponse } from '../answers/answers.ts';
import { brandReporter } from '../pages/brand-reporter.ts';
import { addressOf } from './caller.ts';
import { Fault } from './fault.ts';
import { handleRequest } from './handle-request.ts';
import type { Route } from './route.ts';
import { pathFinder, type Found } from './paths.ts';
import { existsIn } from './policy.ts';
import { retryAfterOf } from './rate-limits.ts';
import { requestIdOf } from './request-id.ts';

/** Addresses that belong to the API: nothing else answers there, whatever is or is not mounted. */
const API_PREFIXES = ['/v2/', '/loan-applications', '/cross-product/', '/sandbox/api/'];

export type ProductApi = (request: Request, socketAddress: string | undefined) => Promise<Response>;

export const belongsToApi = (path: string): boolean =>
  path === '/v2' || API_PREFIXES.some((prefix) => path.startsWith(prefix));

function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const isProviderDown = error instanceof ProviderUnavailable || error instanceof ProviderTimeout;
  return new Fault(isProviderDown || isDatabaseOutage(error) ? 'unavailable' : 'internalError');
}

function failed(error: unknown, requestId: string): Response {
  const { type, detail } = faultOf(error);
  return jsonResponse(faultAnswer(type, detail, requestId), requestId, retryAfterOf(error));
}

function notServed(found: Exclude<Found, { kind: 'route' }>, requestId: string): Response {
  if (found.kind === 'nothing') return jsonResponse(faultAnswer('notFound', {}, requestId), requestId);
  const allow = { allow: found.allowed.join(', ') };
  return jsonResponse(faultAnswer('methodNotAllowed', {}, requestId), requestId, allow);
}

/** The whole API as one function from request to response; it never throws. */
export function productApi(services: AppServices, routes: readonly Route[]): ProductApi {
  const find = pathFinder(routes.filter(({ endpoint }) => existsIn(services.config.env, endpoint)));
  const reportBrand = brandReporter(services);
  const record = (requestId: string, answered: AnsweredRequest): void => {
    services.metrics.request(answered);
    services.log.info({ requestId, ...answered, ms: Math.round(answered.ms) }, 'answered');
  };

  return async (request, socketAddress) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request.headers.get('x-request-id'), services.newId);
    const url = new URL(request.url);
    const found = find(request.method, url.pathname);
    const answer = async (): Promise<Response> => {
      if (found.kind !== 'route') return notServed(found, requestId);
      const address = addressOf(request, socketAddress, services.config.trustedProxies);
      const { route, params } = found;
      const handled = handleRequest(services, route, { request, url, requestId, params, address });
      // Any call but a read may end a session or change its strength.
      return route.endpoint.method === 'GET' ? handled : handled.finally(() => services.tokens.noteChange());
    };
    const response = await answer().catch((error: unknown) => {
      const { type } = faultOf(error);
      if (type === 'internalError') services.log.error({ requestId, err: error }, 'failed');
      if (type === 'unavailable') services.log.warn({ requestId, err: error }, 'unavailable');
      if (type === 'brandNotConfigured') reportBrand();
      return failed(error, requestId);
    });
    const endpoint = found.kind === 'route' ? found.route.name : null;
    const ms = performance.now() - startedAt;
    record(requestId, { endpoint, method: request.method, status: response.status, ms });
    return response;
  };
}

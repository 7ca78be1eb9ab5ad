import { ProviderTimeout, ProviderUnavailable } from '@fairlead/providers/provider-error';
import type { LineName } from '@fairlead/contract/endpoints';
import type { House } from '../../context.ts';
import { faultAnswer, jsonResponse } from '../answers/answers.ts';
import { brandReporter } from '../pages/brand-reporter.ts';
import { addressOf } from './caller.ts';
import { Fault } from './fault.ts';
import { pass } from './handle-request.ts';
import type { Route } from './route.ts';
import { pathFinder, type Found } from './paths.ts';
import { existsIn } from './policy.ts';
import { networkOf } from './network-of.ts';
import { RateLimited } from './rate-limits.ts';
import { requestIdOf } from './request-id.ts';

/** Addresses that belong to the API: nothing else answers there, whatever is or is not mounted. */
const API_PREFIXES = ['/v2/', '/loan-applications', '/sandbox/api/'];

export type ProductApi = (request: Request, socketAddress: string | undefined) => Promise<Response>;

export const belongsToApi = (path: string): boolean =>
  path === '/v2' || API_PREFIXES.some((prefix) => path.startsWith(prefix));

function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const isProviderDown = error instanceof ProviderUnavailable || error instanceof ProviderTimeout;
  return new Fault(isProviderDown ? 'unavailable' : 'internalError');
}

function failed(error: unknown, requestId: string): Response {
  const { type, detail } = faultOf(error);
  const retry = error instanceof RateLimited ? { 'retry-after': String(error.retryAfterSeconds) } : undefined;
  return jsonResponse(faultAnswer(type, detail, requestId), requestId, retry);
}

function notServed(found: Exclude<Found, { kind: 'route' }>, requestId: string): Response {
  if (found.kind === 'nothing') return jsonResponse(faultAnswer('notFound', {}, requestId), requestId);
  const allow = { allow: found.allowed.join(', ') };
  return jsonResponse(faultAnswer('methodNotAllowed', {}, requestId), requestId, allow);
}

interface Told {
  readonly requestId: string;
  readonly method: string;
  readonly line: LineName | null;
  readonly status: number;
  readonly ms: number;
}

/** The whole API as one function from request to response; it never throws. */
export function productApi(house: House, routes: readonly Route[]): ProductApi {
  const find = pathFinder(routes.filter(({ line }) => existsIn(house.config.env, line)));
  const reportBrand = brandReporter(house);
  const tell = (told: Told): void => house.log.info(told, 'answered');

  return async (request, socketAddress) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request, house.newId);
    const found = find(request.method, new URL(request.url).pathname);
    const address = addressOf(request, socketAddress, house.config.trustedProxies);
    const answer = async (): Promise<Response> => {
      if (found.kind !== 'route') return notServed(found, requestId);
      const addressHash = house.cipher.blindIndex('address', address);
      const networkHash = house.cipher.blindIndex('address', networkOf(address));
      return pass(house, found.route, { request, requestId, params: found.params, addressHash, networkHash });
    };
    const response = await answer().catch((error: unknown) => {
      const { type } = faultOf(error);
      if (type === 'internalError') house.log.error({ requestId, err: error }, 'failed');
      if (type === 'brandNotConfigured') reportBrand();
      return failed(error, requestId);
    });
    const line = found.kind === 'route' ? found.route.name : null;
    const ms = Math.round(performance.now() - startedAt);
    tell({ requestId, method: request.method, line, status: response.status, ms });
    return response;
  };
}

import type * as face from '@fairlead/contract/web/web-bundle';
import type { Config } from '../../config/config.ts';
import { faultAnswer, jsonResponse } from '../answers/answers.ts';
import type { ProductApi } from '../pipeline/product-api.ts';

/** A call of the product API that a page makes for its visitor. */
export type CallApi = face.CallApi<Request, Response>;

const LIMIT_MS = 10_000;

/** The headers that a page may send with its body: no cookie or address of the visitor's own request. */
const PASSED_ON: readonly string[] = ['content-type', 'x-brand', 'idempotency-key', 'x-request-id'];

/** Pages act for staff, whose token no script has, and in the sandbox by its password. For a borrower they never do. */
const WITH_TOKEN = ['/v2/staff/', '/sandbox/api/'];

async function callOf(request: Request) {
  const { pathname, search } = new URL(request.url);
  const isWithToken = WITH_TOKEN.some((start) => pathname.startsWith(start));
  const passedOn = isWithToken ? [...PASSED_ON, 'authorization'] : PASSED_ON;
  const headers = new Headers([...request.headers].filter(([name]) => passedOn.includes(name)));
  const body = await request.text();
  return { path: `${pathname}${search}`, method: request.method, headers, body: body === '' ? null : body };
}

/** The API of this process counts the visitor like a direct caller. */
function withinProcess(api: ProductApi, visitor: string): CallApi {
  return async (request) => {
    const { path, ...call } = await callOf(request);
    return api(new Request(`http://localhost${path}`, call), visitor);
  };
}

/**
 * The API of another process counts by X-Forwarded-For, counting the proxies in front of it: the visitor's
 * address is in every position, so it finds it. What the visitor wrote into that header is not there.
 */
function overNetwork(url: string, trustedProxies: number, visitor: string): CallApi {
  return async (request) => {
    const { path, headers, ...call } = await callOf(request);
    headers.set('x-forwarded-for', Array(Math.max(trustedProxies, 1)).fill(visitor).join(', '));
    const signal = AbortSignal.timeout(LIMIT_MS);
    try {
      return await fetch(`${url}${path}`, { ...call, headers, signal, redirect: 'error' });
    } catch {
      return jsonResponse(faultAnswer('unavailable', {}, '-'), '-');
    }
  };
}

type Settings = Pick<Config, 'productApiUrl' | 'trustedProxies'>;

/** How a page calls the API for the visitor at this address; null where no API can be reached. */
export function callApiFor(
  { productApiUrl, trustedProxies }: Settings,
  api: ProductApi | null,
  visitor: string,
): CallApi | null {
  if (api) return withinProcess(api, visitor);
  return productApiUrl === undefined ? null : overNetwork(productApiUrl, trustedProxies, visitor);
}

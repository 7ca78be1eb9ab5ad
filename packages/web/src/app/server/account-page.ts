import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { PageSettings } from '../../state/page-settings.ts';
import { chooseEncoding } from './compressed.ts';
import { nonceContext, pageSettingsContext, reportContext } from './page-context.ts';
import { securityHeaders } from './security-headers.ts';

const zip = promisify(gzip);

const route = createRequestHandler(build, import.meta.env.MODE);

type Surroundings = { isHttps: boolean; report: ((error: unknown) => void) | undefined };

/** The shell of an account page. It holds nothing of a person and is never kept. */
export async function answerAccountPage(
  request: Request,
  settings: PageSettings,
  { isHttps, report }: Surroundings,
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64url');
  const context = new RouterContextProvider();
  context.set(pageSettingsContext, settings);
  context.set(nonceContext, nonce);
  context.set(reportContext, report ?? console.error);
  const response = await route(request, context);
  const headers = new Headers(response.headers);
  const { thirdParties } = settings;
  const policy = securityHeaders({ nonce, isHttps, path: new URL(request.url).pathname, thirdParties });
  for (const [name, value] of Object.entries(policy)) headers.set(name, value);
  headers.set('Cache-Control', 'no-store');
  return compressed(request, response, headers);
}

async function compressed(request: Request, response: Response, headers: Headers): Promise<Response> {
  const { status } = response;
  headers.append('Vary', 'Accept-Encoding');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = new Uint8Array(await response.arrayBuffer());
  if (chooseEncoding(request.headers.get('Accept-Encoding')) === 'identity') {
    return new Response(body, { status, headers });
  }
  headers.set('Content-Encoding', 'gzip');
  return new Response(new Uint8Array(await zip(body)), { status, headers });
}

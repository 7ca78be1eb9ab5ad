import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { PageSettings } from '../../state/page-settings.ts';
import { chooseEncoding } from './compressed.ts';
import { nonceContext, pageSettingsContext } from './page-context.ts';
import { securityHeaders } from './security-headers.ts';

const zip = promisify(gzip);

const route = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);

/** The shell of an account page. It holds nothing of a person and is never kept. */
export async function answerAccountPage(
  request: Request,
  settings: PageSettings,
  isHttps: boolean,
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64url');
  const context = new RouterContextProvider();
  context.set(pageSettingsContext, settings);
  context.set(nonceContext, nonce);
  const response = await route(request, context);
  const headers = new Headers(response.headers);
  const policy = securityHeaders({ nonce, isHttps, path: new URL(request.url).pathname });
  for (const [name, value] of Object.entries(policy)) headers.set(name, value);
  headers.set('Cache-Control', 'no-store');
  headers.append('Vary', 'Accept-Encoding');
  const body = request.method === 'HEAD' ? null : new Uint8Array(await response.arrayBuffer());
  if (body === null || chooseEncoding(request.headers.get('Accept-Encoding')) === 'identity') {
    return new Response(body, { status: response.status, headers });
  }
  headers.set('Content-Encoding', 'gzip');
  return new Response(new Uint8Array(await zip(body)), { status: response.status, headers });
}

import { encodeRequest } from '@fairlead/contract/wire/client';
import { renderToReadableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { START_AFTER_PAINT } from './app/server/answering/after-paint.ts';
import { earlyReadsScript } from './app/server/answering/early-reads-script.ts';
import { nonceContext, pageSettingsContext, reportContext } from './app/server/answering/page-context.ts';
import type { ScreenHandle } from './parts/page/screen.ts';
import { PageCookies } from './state/page-cookies.ts';

/** An account page: the shell of the application, whole before it is sent, its scripts carrying the nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const { brand, clientConfig } = context.get(pageSettingsContext);
  const { searchParams } = new URL(request.url);
  const { handle, id = searchParams.get('id'), slug = '' } = screenOf(entry);
  await handle?.prepare?.(searchParams);
  const reads = handle?.reads && id !== null ? [handle.reads(id, slug)].flat() : [];
  const urls = reads.map(({ endpoint, input }) => encodeRequest(endpoint, input).url);
  const scripts = `${earlyReadsScript(urls, brand.id, clientConfig)}${START_AFTER_PAINT}`;
  const stream = await renderToReadableStream(
    <PageCookies value={request.headers.get('Cookie') ?? ''}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </PageCookies>,
    { nonce, signal: request.signal, bootstrapScriptContent: scripts },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status: handle?.status ?? status, headers });
}

/** What the screen says of itself, and what its path names. */
function screenOf({ routeModules, staticHandlerContext: { matches } }: EntryContext): {
  handle?: ScreenHandle | undefined;
  id?: string | undefined;
  slug?: string | undefined;
} {
  const match = matches.at(-1);
  if (!match) return {};
  // The router does not know what its screens export as a handle; all of ours are made by `screen()`.
  const handle = routeModules[match.route.id]?.handle as ScreenHandle | undefined;
  const { id, slug } = match.params;
  return { handle, id, slug };
}

/** An unknown address is not a fault. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};

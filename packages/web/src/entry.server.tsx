import { renderToReadableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { nonceContext, reportContext } from './app/server/answering/page-context.ts';
import type { ScreenHandle } from './parts/page/screen.ts';

/** An account page: the shell of the application, whole before it is sent, its scripts carrying the nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const stream = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status: statusOf(entry) ?? status, headers });
}

/** The status in the screen’s handle, if it has one. */
function statusOf({ routeModules, staticHandlerContext: { matches } }: EntryContext): number | undefined {
  const id = matches.at(-1)?.route.id;
  // The router does not know what its screens export as a handle; all of ours are made by `screen()`.
  const handle = id === undefined ? undefined : (routeModules[id]?.handle as ScreenHandle | undefined);
  return handle?.status;
}

/** An unknown address is not a fault. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};

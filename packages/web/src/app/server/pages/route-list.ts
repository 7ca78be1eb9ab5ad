import * as build from 'virtual:react-router/server-build';
import { prepareBytes } from '../answering/compressed.ts';
import { readyAnswer, responseTo, type ReadyAnswer } from '../answering/prepared-response.ts';
import { securityHeaders } from '../security/security-headers.ts';

type RouteList = typeof build.assets.routes;

const { assets, routeDiscovery } = build;

export const isRouteList = (path: string): boolean => path === routeDiscovery.manifestPath;

/** The parts of a route that the browser needs: none of the files it imports, and nothing false or empty. */
function shortened(routes: RouteList): object {
  const isSaid = ([name, value]: [string, unknown]): boolean =>
    name !== 'imports' &&
    value !== undefined &&
    value !== false &&
    !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      Object.fromEntries(Object.entries(route ?? {}).filter(isSaid)),
    ]),
  );
}

const ready = new Map<boolean, ReadyAnswer>();

/** The address names the version of the build, so an answer is the same for ever. */
function listed(isHttps: boolean): ReadyAnswer {
  const known = ready.get(isHttps);
  if (known) return known;
  const bytes = prepareBytes(JSON.stringify(shortened(assets.routes)), 'application/json');
  const guard = securityHeaders({ isHttps, path: routeDiscovery.manifestPath });
  const headers = { ...guard, 'Cache-Control': 'public, max-age=31536000, immutable' };
  const answer = readyAnswer(bytes, { headers });
  ready.set(isHttps, answer);
  return answer;
}

/**
 * All routes, whichever the browser's router asks for: it asks once, when the page is there, and knows each address
 * from then on. The router of a page of another build is asked to load its next page as a document.
 */
export function answerRouteList(request: Request, isHttps: boolean): Response {
  const version = new URL(request.url).searchParams.get('version');
  if (version === assets.version) return responseTo(request, listed(isHttps));
  const headers = { 'X-Remix-Reload-Document': 'true', 'Cache-Control': 'no-store' };
  return new Response(null, { status: 204, headers });
}

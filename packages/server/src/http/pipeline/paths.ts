import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import type { Route } from './route.ts';

interface Place {
  readonly route: Route;
  readonly pattern: RegExp;
}

export type Found =
  | { readonly kind: 'route'; readonly route: Route; readonly params: Record<string, string> }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'nothing' };

const escape = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * `/read-:slug.:format` becomes a pattern with the groups `slug` and `format`. A part holds no dot, so that an
 * address made of dots is refused in one pass.
 */
function patternOf(path: string): RegExp {
  const parts = path.split(/:([a-z]\w*)/i);
  const source = parts.map((part, index) => (index % 2 === 0 ? escape(part) : `(?<${part}>[^/.]+)`));
  return new RegExp(`^${source.join('')}$`);
}

/** Every address of an endpoint. */
export function pathsOf({ path, alsoAt }: Endpoint): readonly string[] {
  return [path, ...alsoAt];
}

function decoded(groups: Record<string, string> | undefined): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
    );
  } catch {
    return undefined; // a malformed escape names nothing
  }
}

/** The routes whose path has no parts to fill in, by method and path. */
function fixedPaths(routes: readonly Route[]): ReadonlyMap<string, Found> {
  const entries = routes.flatMap((route) =>
    pathsOf(route.endpoint)
      .filter((path) => !path.includes(':'))
      .map((path) => [`${route.endpoint.method} ${path}`, { kind: 'route', route, params: {} }] as const),
  );
  return new Map(entries);
}

/** Finds the route of a method and path. HEAD is answered as GET. */
export function pathFinder(routes: readonly Route[]): (method: string, path: string) => Found {
  const places: readonly Place[] = routes.flatMap((route) =>
    pathsOf(route.endpoint).map((path) => ({ route, pattern: patternOf(path) })),
  );
  const fixed = fixedPaths(routes);
  return (method, path) => {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const known = fixed.get(`${wanted} ${path}`);
    if (known) return known;
    const here = places.filter(({ pattern }) => pattern.test(path));
    const place = here.find(({ route }) => route.endpoint.method === wanted);
    if (place) {
      const params = decoded(place.pattern.exec(path)?.groups);
      return params ? { kind: 'route', route: place.route, params } : { kind: 'nothing' };
    }
    if (here.length === 0) return { kind: 'nothing' };
    return { kind: 'wrong-method', allowed: [...new Set(here.map(({ route }) => route.endpoint.method))] };
  };
}

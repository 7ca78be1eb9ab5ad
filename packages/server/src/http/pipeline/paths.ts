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

function decoded(groups: Record<string, string>): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  try {
    for (const name of Object.keys(groups)) params[name] = decodeURIComponent(groups[name] ?? '');
    return params;
  } catch {
    return undefined; // a malformed escape names nothing
  }
}

/** An end that is filled in: in no address, because `?` begins its query. */
const FILLED_IN = '?';

/** How many parts a path has, and its second and its end: `/v2/loans/:id/payments` is "5 loans payments". */
function shapeOf(path: string, end: string): string {
  const secondAt = path.indexOf('/', 1) + 1;
  const afterSecond = path.indexOf('/', secondAt);
  const second = path.slice(secondAt, afterSecond < 0 ? undefined : afterSecond);
  let count = 1;
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) count += 1;
  return `${count} ${second} ${end}`;
}

const endOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The places with parts to fill in, by shape: no address is tried against all of them. */
function placesByShape(routes: readonly Route[]): ReadonlyMap<string, readonly Place[]> {
  const byShape = new Map<string, Place[]>();
  for (const route of routes) {
    for (const path of pathsOf(route.endpoint)) {
      const end = endOf(path);
      const shape = shapeOf(path, end.includes(':') ? FILLED_IN : end);
      if (shape.includes(':')) throw new Error(`${path} fills in its second part, by which places are found`);
      byShape.set(shape, [...(byShape.get(shape) ?? []), { route, pattern: patternOf(path) }]);
    }
  }
  return byShape;
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

/**
 * Finds the route of a method and path. HEAD is answered as GET. An end that is spelled out comes before one that is
 * filled in.
 * @throws when a path fills in its second part.
 */
export function pathFinder(routes: readonly Route[]): (method: string, path: string) => Found {
  const byShape = placesByShape(routes);
  const fixed = fixedPaths(routes);
  const placesAt = (path: string, end: string): readonly Place[] =>
    (byShape.get(shapeOf(path, end)) ?? []).filter(({ pattern }) => pattern.test(path));
  return (method, path) => {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const known = fixed.get(`${wanted} ${path}`);
    if (known) return known;
    const here = [...placesAt(path, endOf(path)), ...placesAt(path, FILLED_IN)];
    const place = here.find(({ route }) => route.endpoint.method === wanted);
    if (place) {
      const params = decoded(place.pattern.exec(path)?.groups ?? {});
      return params ? { kind: 'route', route: place.route, params } : { kind: 'nothing' };
    }
    if (here.length === 0) return { kind: 'nothing' };
    return { kind: 'wrong-method', allowed: [...new Set(here.map(({ route }) => route.endpoint.method))] };
  };
}

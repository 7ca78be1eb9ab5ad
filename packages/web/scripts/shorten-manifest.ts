type Route = Record<string, unknown>;

/**
 * The list of routes that every account page loads, without what the browser does not read: flags that are false, empty
 * lists, and the files that a route imports, which only links with `prefetch` preload, and we have none. It is a
 * third shorter.
 * @param script as React Router writes it: an assignment of JSON
 */
export function shortenManifest(script: string): string {
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const manifest = JSON.parse(script.slice(from, to)) as { readonly routes: Readonly<Record<string, Route>> };
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, { imports: _imports, ...route }]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(([, value]) => isSaid(value))),
    ]),
  );
  return `${script.slice(0, from)}${JSON.stringify({ ...manifest, routes })}${script.slice(to)}`;
}

const isSaid = (value: unknown): boolean => value !== false && !(Array.isArray(value) && value.length === 0);

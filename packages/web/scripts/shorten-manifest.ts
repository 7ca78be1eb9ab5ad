type Route = Readonly<Record<string, unknown>> & { readonly module: string };
type Manifest = { readonly routes: Readonly<Record<string, Route>> };

/** What nearly every route says; the browser adds it to a route that says nothing else. */
const COMMON: Readonly<Record<string, unknown>> = { parentId: 'app/AccountLayout', hasDefaultExport: true };

/** The name of the file of a route, which React Router builds from the route's name and a hash of what is in it. */
const fileOf = (id: string, hash: string): string => `/assets/${id.split('/').pop()}-${hash}.js`;

/** Runs in the browser, so it is written out as text. `f` is a hash, or a whole name. */
const RESTORE =
  '(m=>{for(let i in m.routes){let{f,...r}=m.routes[i];' +
  `m.routes[i]={id:i,...${JSON.stringify(COMMON)},...r,` +
  'module:f[0]=="/"?f:`/assets/${i.split("/").pop()}-${f}.js`}}return m})';

/**
 * The list of routes that every account page loads, without what the browser does not read (flags that are false, empty
 * lists, and the files that a route imports, which only links with `prefetch` preload, and we have none), and with what
 * its routes have in common once.
 * @param script as React Router writes it: an assignment of JSON
 */
export function shortenManifest(script: string): string {
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const manifest = JSON.parse(script.slice(from, to)) as Manifest;
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, shortened(id, route)]),
  );
  return `${script.slice(0, from)}${RESTORE}(${JSON.stringify({ ...manifest, routes })})${script.slice(to)}`;
}

function shortened(id: string, { id: _id, imports: _imports, module, ...route }: Route): object {
  const hash = /-([\w-]{8})\.js$/.exec(module)?.[1];
  const file = hash !== undefined && fileOf(id, hash) === module ? hash : module;
  const own = Object.entries(route).filter(([name, value]) => isSaid(value) && COMMON[name] !== value);
  const missing = Object.keys(COMMON).filter((name) => !isSaid(route[name]));
  return { f: file, ...Object.fromEntries(own), ...Object.fromEntries(missing.map((name) => [name, null])) };
}

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

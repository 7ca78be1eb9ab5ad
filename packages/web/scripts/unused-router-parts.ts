import type { Plugin } from 'vite';
import { readServed } from './read-served.ts';

/**
 * What replaces, in the browser, files of React Router of which this application uses little. An export that is
 * neither here nor needed stops the build.
 */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  // Routes are not asked of the server one by one: the first page has them all (`routeDiscovery: initial`).
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false, useFogOFWarDiscovery = () => {};
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPartialManifest = undefined, getManifestPath = undefined;
    export const getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined;`,
  // Nothing measures the router.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = undefined, instrumentClientSideRouter = undefined;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  // Only the document has a loader, which is never asked again, and no route has an action. The page is whole when the
  // scripts start, so it is read in one go.
  'dom/ssr/single-fetch.js': `
    import { ErrorResponseImpl } from '../../router/utils.js';
    const readServed = ${readServed.toString()};
    const written = (type, ...parts) => {
      if (type === 'ErrorResponse') return new ErrorResponseImpl(parts[1], parts[2], parts[0]);
      if (type === 'SanitizedError') return new Error(parts[1]);
      throw new SyntaxError(type);
    };
    export const decodeViaTurboStream = async (stream) => ({
      value: readServed(JSON.parse(await new Response(stream).text()), written),
    });
    export const getTurboStreamSingleFetchDataStrategy = () => undefined;
    export const NO_BODY_STATUS_CODES = undefined, SingleFetchRedirectSymbol = undefined, StreamTransfer = undefined;
    export const getSingleFetchDataStrategyImpl = undefined, singleFetchUrl = undefined, stripIndexParam = undefined;`,
  // A route's files are its script and its style sheets: none says `links`, and no link has `prefetch`.
  'dom/ssr/links.js': `
    const sheetsOf = (route) => route?.css ?? [];
    const preloaded = (href) => new Promise((resolve) => {
      if (document.querySelector('link[rel="stylesheet"][href="' + href + '"]')) return resolve();
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href });
      link.onload = link.onerror = () => { link.remove(); resolve(); };
      document.head.append(link);
    });
    export const getKeyedLinksForMatches = (matches, _modules, { routes }) => [
      ...new Set(matches.flatMap(({ route }) => sheetsOf(routes[route.id]))),
    ].map((href) => ({ key: href, link: { rel: 'stylesheet', href } }));
    export const prefetchRouteCss = (route) => Promise.all(sheetsOf(route).map(preloaded));
    export const prefetchStyleLinks = prefetchRouteCss;
    export const getModuleLinkHrefs = () => [];
    export const getKeyedPrefetchLinks = undefined, getNewMatchesForLinks = undefined, isPageLinkDescriptor = undefined;`,
  // Around the document, which has an error page of its own. What fails in that is reported like any other fault.
  'dom/ssr/errorBoundaries.js': `
    export const RemixErrorBoundary = ({ children }) => children;
    export const RemixRootDefaultErrorBoundary = () => null, BoundaryShell = undefined;`,
};

const PART = /\/react-router\/dist\/production\/lib\/(.+)$/;

const met = new Set<string>();

/** Every account page is 6.5 KiB lighter without what it never uses of its router. */
export const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: PART },
    handler: (id) => {
      const part = PART.exec(id)?.[1] ?? '';
      if (!(part in REPLACEMENTS)) return undefined;
      met.add(part);
      return REPLACEMENTS[part];
    },
  },
  generateBundle() {
    const gone = Object.keys(REPLACEMENTS).filter((part) => !met.has(part));
    if (gone.length > 0)
      this.error(`React Router no longer has ${gone.join(', ')}: look at what replaces it`);
  },
};

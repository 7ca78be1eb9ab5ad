import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { filesOfPages, reachedFrom } from './scripts/files-of-pages.ts';

/** What every page has, in two files that are evaluated one after the other: React with the router, and the store. */
const LIBRARIES = {
  react:
    /node_modules\/(?:react|react-dom|react-router|scheduler|@remix-run|cookie-es)\/|^\0vite\/preload-helper/,
  store: /node_modules\/(?:@reduxjs|redux|redux-thunk|immer|reselect|react-redux|use-sync-external-store)\//,
} as const;

const isOfLibraries = (id: string): boolean => Object.values(LIBRARIES).some((test) => test.test(id));

/** The files of the frame that every account page has. */
const FRAME = /web\/src\/(?:app\/AccountLayout|root|entry\.client)\.tsx/;

/** Pages that nearly every borrower opens, on the way to a loan and with one. */
const OFTEN_OPENED = /\/(?:Quote|Offer|Loan|Login)Screen\.tsx/;

/** How much a file counts: of a page that is often opened, of another page, and of a part that is loaded later. */
const TIMES_OPENED = { often: 6, page: 1, later: 0.3 };

/** The part of a source’s bytes that is left once it is minified and compressed. */
const COMPRESSED = 0.25;

/** The file of each module, worked out in each build from what imports what. */
let files: { ofFrame: ReadonlySet<string>; shared: ReadonlyMap<string, string> } | null = null;

const sharedFiles: Plugin = {
  name: 'shared-files',
  applyToEnvironment: ({ name }) => name === 'client',
  // Modules move out of the files of their routes, which may then have to export more.
  options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
  renderStart() {
    const modules = new Map(
      [...this.getModuleIds()].toSorted().map((id) => {
        const info = this.getModuleInfo(id);
        const often = OFTEN_OPENED.test(id) ? TIMES_OPENED.often : TIMES_OPENED.page;
        const later = info && info.dynamicImporters.length > 0 ? TIMES_OPENED.later : 0;
        return [
          id,
          {
            imports: info?.importedIds ?? [],
            opened: info?.isEntry ? often : later,
            bytes: (info?.code?.length ?? 0) * COMPRESSED,
          },
        ] as const;
      }),
    );
    const tops = [...modules.keys()].filter((id) => FRAME.test(id));
    const ofFrame = reachedFrom(tops, (id) => modules.get(id)?.imports ?? []);
    files = { ofFrame, shared: filesOfPages(modules, (id) => isOfLibraries(id) || ofFrame.has(id)) };
  },
};

const CLIENT_FILES = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      ...Object.entries(LIBRARIES).map(([name, test]) => ({ name, test })),
      // All that the frame needs, in one file: in pieces it was half a kilobyte more.
      {
        name: (id: string) => (files?.ofFrame.has(id) ? 'account' : null),
        debugName: 'account',
        test: (id: string) => !FRAME.test(id),
      },
      {
        name: (id: string) => files?.shared.get(id) ?? null,
        debugName: 'shared',
        includeDependenciesRecursively: false,
      },
    ],
  },
};

/**
 * What is loaded later has no style sheet of its own and is not waited for, so it is imported unchanged: without
 * Vite's helper, which would preload both, every account page is 0.8 KiB lighter. A style sheet there would never be
 * loaded, so it stops the build.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  renderStart() {
    const atOnce = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
    const everything = (id: string) => [
      ...atOnce(id),
      ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
    ];
    for (const id of this.getModuleIds()) {
      if (!this.getModuleInfo(id)?.isEntry) continue;
      const loaded = reachedFrom([id], atOnce);
      const missing = [...reachedFrom([id], everything)].find(
        (one) => one.endsWith('.css') && !loaded.has(one),
      );
      if (missing !== undefined)
        this.error(`${id} loads a part later that needs ${missing}: import it in the screen`);
    }
  },
};

export default defineConfig(({ command }) => ({
  plugins: [plainDynamicImports, sharedFiles, reactRouter()],
  // Nothing is inlined as data: the content security policy names no such source for scripts and styles.
  // Nor is what a later file imports listed to be preloaded: no one would read the list.
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: { build: { rolldownOptions: { output: CLIENT_FILES } } },
    ssr: {
      build: { rolldownOptions: { input: './src/app/server/answering/handle-web.ts' } },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  // The server runs the bundle as it is: the packages of this repository are TypeScript sources.
  ssr: command === 'build' ? { noExternal: true } : { noExternal: [/^@fairlead\//] },
}));

// The web with hot reload: pages from the sources, everything else from the product API next to it.
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';
import { BRAND_NOT_CONFIGURED } from '@fairlead/brands/brands';
import { stopUnlessBrandsAreReady } from '../../brands/scripts/brands-are-ready.ts';
import type { WebContext, WebBundle } from '../src/app/server/answering/web-context.ts';
import { NOTHING_CONFIGURED } from '../src/parts/public/nothing-configured.ts';
import { brandAssets, readFont } from './brand-assets.ts';

const PORT = Number(process.env.WEB_DEV_PORT ?? 3100);
const API = `http://localhost:${process.env.PORT ?? 3000}`;
const API_PATHS = [
  '/v2',
  '/loan-applications',
  '/sandbox/api',
  '/docs',
  '/openapi.json',
  '/livez',
  '/readyz',
];

stopUnlessBrandsAreReady();

const vite = await createServer({
  root: path.join(import.meta.dirname, '..'),
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { port: PORT + 1 },
    proxy: Object.fromEntries(API_PATHS.map((prefix) => [prefix, { target: API }])),
  },
});

const context = {
  env: 'sandbox',
  buildVersion: 'development',
  brandOverrideAllowed: true,
  isStyleguideShown: true,
  publicUrl: () => `http://localhost:${PORT}`,
  clientConfig: () => NOTHING_CONFIGURED,
  errorReporter: null,
  countsPageViews: false,
  figures: () => null,
  staffUrl: API,
  callApi: (request: Request) => fetch(request),
  today: () => Promise.resolve(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format()),
  now: () => new Date(),
  report: (error: unknown) => console.error(error),
  reportBrandNotConfigured: () => console.error(BRAND_NOT_CONFIGURED),
} satisfies WebContext;

const FILE_TYPES = {
  css: 'text/css',
  icon: 'image/svg+xml',
  touchIcon: 'image/png',
  openGraph: 'image/png',
} as const;

const isKind = (kind: string): kind is keyof typeof FILE_TYPES => Object.hasOwn(FILE_TYPES, kind);

/** What the build writes as files: a brand's style sheet and pictures, and the fonts. */
function brandFile(pathname: string): Response | undefined {
  const [, font] = /^\/assets\/([\w-]+)\.[\w-]+\.woff2$/.exec(pathname) ?? [];
  if (font !== undefined) return new Response(new Uint8Array(readFont(`${font}.woff2`)));
  const scene = brandAssets()
    .flatMap(({ scenes }) => scenes)
    .find(({ name }) => pathname === `/assets/${name}`);
  if (scene) return new Response(String(scene.content), { headers: { 'Content-Type': FILE_TYPES.icon } });
  const [, id, kind = ''] = /^\/brands\/(\w+)\.(\w+)$/.exec(pathname) ?? [];
  const assets = brandAssets().find(({ brandId }) => brandId === id);
  if (!assets || !isKind(kind)) return undefined;
  const scenes = kind === 'css' ? assets.sceneCss : '';
  const content = Buffer.concat([Buffer.from(assets[kind].content), Buffer.from(scenes)]);
  return new Response(content, { headers: { 'Content-Type': FILE_TYPES[kind] } });
}

async function answer(request: Request): Promise<Response> {
  const file = brandFile(new URL(request.url).pathname);
  if (file) return file;
  const { handleWeb } = (await vite.ssrLoadModule('/src/app/server/answering/handle-web.ts')) as WebBundle;
  return handleWeb(request, context);
}

/** Pages are only ever read, so a request is its address and its headers. */
async function servePage(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const headers = new Headers({ accept: incoming.headers.accept ?? '*/*' });
  const response = await answer(new Request(url, { headers }));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}

const server = createHttpServer((incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => {
    servePage(incoming, outgoing).catch((error: unknown) => {
      console.error(error);
      outgoing.writeHead(500).end(String(error));
    });
  });
});

server.listen(PORT, () => console.log(`Pages with hot reload  http://localhost:${PORT}/`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void vite.close().then(() => process.exit(0));
  });
}

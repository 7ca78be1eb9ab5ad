import { readFileSync } from 'node:fs';
import { DEFAULT_BRAND_ID } from '@fairlead/brands/brands';
import type { AppServices } from '../../context.ts';
import { prepareFile, type PreparedFile } from '../answers/prepared-file.ts';
import { addressOf, networkHashOf } from '../pipeline/caller.ts';
import { existsIn } from '../pipeline/policy.ts';
import { count, refuseInWords } from '../pipeline/rate-limits.ts';
import type { Route } from '../pipeline/route.ts';
import { describeApi } from './describe-api.ts';
import { DOCS_POLICY, docsPage, OPENAPI_PATH, startScript, STYLE_SHEET } from './docs-page.ts';
import { viewerFiles } from './viewer-files.ts';

type Make = () => Promise<PreparedFile>;

/** Answers a request for one address of the documentation. */
export type DocsAnswer = (request: Request, socketAddress: string | undefined) => Promise<Response>;

/** A first visit loads some twenty files. */
const LIMIT = { calls: 300, perMinutes: 1 } as const;

const REVALIDATED = { 'cache-control': 'no-cache' };
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const CSS = { 'content-type': 'text/css; charset=utf-8' };
const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

/** Makes a file on its first request, once. */
function once(make: Make): Make {
  let made: Promise<PreparedFile> | undefined;
  return () => (made ??= make());
}

function viewerPages(): Record<string, Make> {
  const viewer = viewerFiles();
  if (!viewer) return {};
  const start = startScript(viewer.entry);
  const files = [...viewer.fileAt].map(([path, file]): [string, Make] => [
    path,
    () => prepareFile(readFileSync(file), { ...SCRIPT, ...IMMUTABLE }),
  ]);
  return {
    '/docs': () =>
      prepareFile(docsPage(start), { ...HTML, ...REVALIDATED, 'content-security-policy': DOCS_POLICY }),
    [STYLE_SHEET.path]: () => prepareFile(STYLE_SHEET.source, { ...CSS, ...IMMUTABLE }),
    [start.path]: () => prepareFile(start.source, { ...SCRIPT, ...IMMUTABLE }),
    ...Object.fromEntries(files),
  };
}

function withinLimit(services: AppServices, make: Make): DocsAnswer {
  return async (request, socketAddress) => {
    const address = addressOf(request, socketAddress, services.config.trustedProxies);
    try {
      await count(services, `docs/address/${networkHashOf(services, address)}`, LIMIT);
    } catch (error) {
      return refuseInWords(error, services.newId());
    }
    return (await make()).answer(request, services.newId());
  };
}

/**
 * The API document and the page that shows it, by address. The document is built, and each file compressed, on its
 * first request, once. Nothing of it exists in production.
 */
export function apiDocs(services: AppServices, routes: readonly Route[]): ReadonlyMap<string, DocsAnswer> {
  const { env, publicUrls } = services.config;
  if (env === 'production') return new Map();
  const served = routes.filter(({ endpoint }) => existsIn(env, endpoint));
  const document = (): string => JSON.stringify(describeApi(served, publicUrls[DEFAULT_BRAND_ID]));
  const pages: Readonly<Record<string, Make>> = {
    [OPENAPI_PATH]: () => prepareFile(document(), { ...JSON_TYPE, ...REVALIDATED }),
    ...viewerPages(),
  };
  return new Map(Object.entries(pages).map(([path, make]) => [path, withinLimit(services, once(make))]));
}

import { readFileSync } from 'node:fs';
import { DEFAULT_BRAND_ID } from '@fairlead/brands/brands';
import type { AppServices } from '../../context.ts';
import { prepareFile, type PreparedFile } from '../answers/prepared-file.ts';
import { plainRefusal } from '../answers/answers.ts';
import { networkHashOf } from '../pipeline/caller.ts';
import { existsIn } from '../pipeline/policy.ts';
import { count, RateLimited } from '../pipeline/rate-limits.ts';
import type { Route } from '../pipeline/route.ts';
import { describeApi } from './describe-api.ts';
import { DOCS_POLICY, docsPage, OPENAPI_PATH, startScript, STYLE_SHEET } from './docs-page.ts';
import { viewerFiles } from './viewer-files.ts';

type Make = () => Promise<PreparedFile>;

export interface ApiDocs {
  /** Every address of the documentation. */
  readonly paths: readonly string[];
  answer(path: string, request: Request, socketAddress: string | undefined): Promise<Response>;
}

const NONE: ApiDocs = {
  paths: [],
  answer: () => Promise.reject(new Error('there is no documentation here')),
};

/** A first visit loads some twenty files. */
const LIMIT = { calls: 300, perMinutes: 1 } as const;

const REVALIDATED = { 'cache-control': 'no-cache' };
const FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable' };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const CSS = { 'content-type': 'text/css; charset=utf-8' };
const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

/** Compresses on the first request, and once. */
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
    () => prepareFile(readFileSync(file), { ...SCRIPT, ...FOR_GOOD }),
  ]);
  return {
    '/docs': () =>
      prepareFile(docsPage(start), { ...HTML, ...REVALIDATED, 'content-security-policy': DOCS_POLICY }),
    [STYLE_SHEET.path]: () => prepareFile(STYLE_SHEET.source, { ...CSS, ...FOR_GOOD }),
    [start.path]: () => prepareFile(start.source, { ...SCRIPT, ...FOR_GOOD }),
    ...Object.fromEntries(files),
  };
}

/**
 * The API document, built here once, and the page that shows it. Each file is compressed on its first request. Neither
 * exists in production.
 */
export function apiDocs(services: AppServices, routes: readonly Route[]): ApiDocs {
  const { env, publicUrls } = services.config;
  if (env === 'production') return NONE;
  const served = routes.filter(({ endpoint }) => existsIn(env, endpoint));
  const description = JSON.stringify(describeApi(served, publicUrls[DEFAULT_BRAND_ID]));
  const pages: Readonly<Record<string, Make>> = {
    [OPENAPI_PATH]: () => prepareFile(description, { ...JSON_TYPE, ...REVALIDATED }),
    ...viewerPages(),
  };
  const made = new Map(Object.entries(pages).map(([path, make]) => [path, once(make)]));

  return {
    paths: [...made.keys()],
    async answer(path, request, socketAddress) {
      try {
        await count(services, `docs/address/${networkHashOf(services, request, socketAddress)}`, LIMIT);
      } catch (error) {
        if (!(error instanceof RateLimited)) throw error;
        return plainRefusal('tooManyRequests', services.newId(), {
          'retry-after': String(error.retryAfterSeconds),
        });
      }
      const make = made.get(path);
      if (!make) throw new Error(`${path} is not a page of the documentation`);
      return (await make()).answer(request, services.newId());
    },
  };
}

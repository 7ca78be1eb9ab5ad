import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PreparedBytes } from '../answering/compressed.ts';
import { readyAnswer, type ReadyAnswer } from '../answering/prepared-response.ts';
import { securityHeaders } from '../security/security-headers.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../client/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.json': 'application/json',
};

const ready = { http: new Map<string, ReadyAnswer>(), https: new Map<string, ReadyAnswer>() };

export const isAssetPath = (address: string): boolean => address.startsWith('/assets/');

/** The built files, by address. One that a later build deletes fails when it is first requested. */
const FILES: ReadonlySet<string> = new Set(
  import.meta.env.DEV
    ? []
    : readdirSync(path.join(CLIENT_FOLDER, 'assets'))
        .filter((name) => !/\.(?:br|gz)$/.test(name))
        .map((name) => `/assets/${name}`),
);

const isText = (address: string): boolean => !/\.(?:woff2|png)$/.test(address);

function read(address: string): PreparedBytes {
  const file = path.join(CLIENT_FOLDER, address);
  return {
    etag: `W/"${path.basename(address)}"`,
    contentType: TYPES[path.extname(address)] ?? 'application/octet-stream',
    bodies: {
      identity: readFileSync(file),
      ...(isText(address) ? { gzip: readFileSync(`${file}.gz`), br: readFileSync(`${file}.br`) } : {}),
    },
  };
}

const CACHED_PERMANENTLY = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * A built file. Its name contains a hash of its content, so it can be cached permanently. A text file, such as an SVG,
 * can be opened as a document, so it has the security headers of a page. Fonts and pictures run nothing and have none:
 * with these headers the largest font no longer fits in one round trip.
 */
export function assetAt(address: string, isHttps: boolean): ReadyAnswer | undefined {
  const answers = isHttps ? ready.https : ready.http;
  const found = answers.get(address);
  if (found || !FILES.has(address)) return found;
  const guard = isText(address) ? securityHeaders({ isHttps, path: address }) : {};
  const answer = readyAnswer(read(address), { headers: { ...guard, ...CACHED_PERMANENTLY } });
  answers.set(address, answer);
  return answer;
}

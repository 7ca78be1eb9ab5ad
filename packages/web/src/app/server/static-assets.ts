import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerBytes, type PreparedBytes } from './compressed.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../client/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.json': 'application/json',
};

const prepared = new Map<string, PreparedBytes>();

/** The built files, by address. Read once: a build is never changed under a running server. */
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
    etag: `"${path.basename(address)}"`,
    contentType: TYPES[path.extname(address)] ?? 'application/octet-stream',
    bodies: {
      identity: readFileSync(file),
      ...(isText(address) ? { gzip: readFileSync(`${file}.gz`), br: readFileSync(`${file}.br`) } : {}),
    },
  };
}

/** Every built file has its content's hash in its name, so it may be kept for ever. */
export function answerAsset(request: Request, address: string): Response | undefined {
  if (!FILES.has(address)) return undefined;
  const bytes = prepared.get(address) ?? read(address);
  prepared.set(address, bytes);
  return answerBytes(request, bytes, {
    headers: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}

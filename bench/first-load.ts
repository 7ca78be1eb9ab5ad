// First-load script of the pages that have a budget: every script and modulepreload in the served production
// HTML, gzip -9. Needs a build. Ends with 1 when a page is over its budget.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KIB = 1024;
const BUDGETS_KIB = {
  '/': 20,
  '/account/borrow/quote': 170,
  '/account/borrow/repay/summary': 170,
} as const;

const BUILD = path.join(import.meta.dirname, '..', 'packages', 'web', 'build');

type HandleWeb = (request: Request, context: object) => Promise<Response>;

const context = {
  env: 'production',
  buildVersion: 'bench',
  brandOverrideAllowed: false,
  publicUrl: () => 'https://localhost',
  clientConfig: {},
  today: () => Promise.resolve('2026-11-20'),
  now: () => new Date(),
};

// The built bundle, whose face this is (packages/web/src/app/server/handle-web.ts).
const { handleWeb } = (await import(path.join(BUILD, 'server', 'index.js'))) as { handleWeb: HandleWeb };

async function served(address: string): Promise<string> {
  const response = await handleWeb(new Request(new URL(address, 'https://localhost')), context);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

const SCRIPT_TAG = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD_TAG = /<link\b[^>]*rel="modulepreload"[^>]*>/g;
const IMPORT = /(?:from|import)\s*\(?\s*"(\/assets\/[^"]+)"/g;

/** What the page loads by itself: addresses of files, and the text of its inline scripts. */
function scriptsOf(html: string): { files: Set<string>; inline: string } {
  const files = new Set<string>();
  const inline: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT_TAG)) {
    const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    if (source !== undefined) files.add(source);
    inline.push(text);
  }
  for (const [tag] of html.matchAll(PRELOAD_TAG)) files.add(/\bhref="([^"]+)"/.exec(tag)?.[1] ?? '');
  for (const [, imported = ''] of inline.join('\n').matchAll(IMPORT)) files.add(imported);
  return { files, inline: inline.join('\n') };
}

/** Files that those files import at their top are loaded with them. */
function withStaticImports(files: Set<string>): Set<string> {
  for (const file of files) {
    const text = readFileSync(path.join(BUILD, 'client', file), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:^|;|\n)(?:import|export)[^;("']*["']\.\/([^"']+)["']/g)) {
      files.add(`/assets/${name}`);
    }
  }
  return files;
}

const gzipped = (bytes: string | Buffer): number => gzipSync(bytes, { level: 9 }).byteLength;

async function measure(address: string): Promise<{ files: number; bytes: number }> {
  const { files, inline } = scriptsOf(await served(address));
  const all = [...withStaticImports(files)];
  const sizes = all.map((file) => gzipped(readFileSync(path.join(BUILD, 'client', file))));
  return { files: all.length, bytes: sizes.reduce((sum, size) => sum + size, gzipped(inline)) };
}

const isOver: boolean[] = [];
for (const [address, budget] of Object.entries(BUDGETS_KIB)) {
  const { files, bytes } = await measure(address);
  const kib = bytes / KIB;
  isOver.push(kib > budget);
  const figure = `${kib.toFixed(1)} KiB of ${budget}`.padStart(19);
  console.log(
    `${kib > budget ? '✗' : '✓'} ${address.padEnd(32)} ${figure}  ${files} files and what is inline`,
  );
}
process.exitCode = isOver.some(Boolean) ? 1 : 0;

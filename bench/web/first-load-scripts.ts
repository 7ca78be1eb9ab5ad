import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { WebBundle } from '../../packages/web/src/app/server/answering/web-context.ts';
import { aWebContext } from '../../packages/web/src/testing/a-web-context.ts';
import { NOTHING_CONFIGURED } from '../../packages/web/src/parts/public/nothing-configured.ts';

/** The output folder of packages/web/scripts/build.ts. */
export const BUILD = path.join(import.meta.dirname, '..', '..', 'packages', 'web', 'build');

/** Every external service is configured, so that each page includes the consent script. */
const CONFIGURED = {
  ...NOTHING_CONFIGURED,
  env: 'production',
  tagManagerId: 'GTM-TEST',
  sessionRecordingId: '12345',
  chatId: 'chat1',
} as const;

const context = aWebContext({
  env: 'production',
  clientConfig: () => CONFIGURED,
  errorReporter: { dsn: 'https://key@faults.example/1' },
  report: (error) => console.error(error),
});

async function served(address: string, cookie: string): Promise<string> {
  // The built bundle, whose entry has this type.
  const { handleWeb } = (await import(path.join(BUILD, 'server', 'index.js'))) as WebBundle;
  const request = new Request(new URL(address, 'https://localhost'), { headers: { cookie } });
  const response = await handleWeb(request, context);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

const SCRIPT_TAG = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data for search engines, which browsers do not run. */
const DATA_BLOCK = 'type="application/ld+json"';
const PRELOAD_TAG = /<link\b[^>]*rel="after-paint"[^>]*>/g;
const IMPORT = /(?:from|import)\s*\(?\s*"(\/assets\/[^"]+)"/g;

/** The scripts that a page loads: file addresses and inline text. */
function scriptsOf(html: string): { files: Set<string>; inline: string } {
  const files = new Set<string>();
  const inline: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT_TAG)) {
    if (attributes.includes(DATA_BLOCK)) continue;
    const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    if (source !== undefined) files.add(source);
    inline.push(text);
  }
  for (const [tag] of html.matchAll(PRELOAD_TAG)) files.add(/\bhref="([^"]+)"/.exec(tag)?.[1] ?? '');
  for (const [, imported = ''] of inline.join('\n').matchAll(IMPORT)) files.add(imported);
  return { files, inline: inline.join('\n') };
}

/** Adds the files that those files import statically. */
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

/** The built file of a module that a page imports by itself, as it starts. */
function builtFile(module: string): string {
  const file = readdirSync(path.join(BUILD, 'client', 'assets')).find(
    (name) => name.startsWith(`${module}-`) && name.endsWith('.js'),
  );
  if (file === undefined) throw new Error(`the build has no file of ${module}`);
  return `/assets/${file}`;
}

export interface Opened {
  /** The cookie header of the browser that opens the page. */
  readonly cookie?: string;
  /** Modules without which the page is not there, though its HTML does not name them. */
  readonly modules?: readonly string[];
}

/** Every script and preload in the served production HTML, gzip -9. */
export async function firstLoadOf(
  address: string,
  { cookie = '', modules = [] }: Opened = {},
): Promise<{ files: number; bytes: number }> {
  const { files, inline } = scriptsOf(await served(address, cookie));
  for (const module of modules) files.add(builtFile(module));
  const all = [...withStaticImports(files)];
  const sizes = all.map((file) => gzipped(readFileSync(path.join(BUILD, 'client', file))));
  return { files: all.length, bytes: sizes.reduce((sum, size) => sum + size, gzipped(inline)) };
}

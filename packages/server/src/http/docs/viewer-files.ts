import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENTRY = 'standalone.esm.js';

/** The browser files of the viewer, as its package holds them. */
export interface ViewerFiles {
  /** The module that the page imports, as an address. */
  readonly entry: string;
  /** Files by address. An address holds the version, so that it can be cached permanently. */
  readonly fileAt: ReadonlyMap<string, string>;
}

/** The package exports only some of its files, so we find the others through one that it exports. */
function distFolder(): string | null {
  try {
    return join(fileURLToPath(import.meta.resolve('@scalar/api-reference/style.css')), '..');
  } catch {
    return null; // a development dependency: an installation for production leaves it out
  }
}

function versionIn(dist: string): string {
  // The manifest of an installed package has a version.
  const { version } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { version: string };
  return version;
}

/** The viewer of the API document; null where it is not installed. */
export function viewerFiles(): ViewerFiles | null {
  const dist = distFolder();
  if (dist === null) return null;
  const base = `/docs/viewer-${versionIn(dist)}`;
  const browser = join(dist, 'browser');
  const chunks = readdirSync(join(browser, 'chunks')).filter((name) => name.endsWith('.js'));
  const files = [join(browser, ENTRY), ...chunks.map((name) => join(browser, 'chunks', name))];
  const addressOf = (file: string): string =>
    basename(file) === ENTRY ? `${base}/${ENTRY}` : `${base}/chunks/${basename(file)}`;
  return { entry: `${base}/${ENTRY}`, fileAt: new Map(files.map((file) => [addressOf(file), file])) };
}

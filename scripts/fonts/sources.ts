import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FontFile } from '@fairlead/brands/theme';

/**
 * Fonts whose licence keeps their name for the whole font (a "Reserved Font Name"): what is cut from them has to have
 * another, and theirs is the package that it is cut from.
 */
const RENAMED: Readonly<Record<string, string>> = {
  'steady-sans.woff2': 'source-sans-3',
  'steady-serif.woff2': 'source-serif-4',
  'level-sans.woff2': 'ibm-plex-sans',
};

/** The whole font as its package holds it: western letters, and further ones. */
export function sourceOf({ file, stretches }: FontFile, letters: 'latin' | 'latin-ext'): Buffer {
  const stem = RENAMED[file] ?? file.replace(/\.woff2$/, '');
  const axes = stretches === undefined ? 'wght' : 'wdth';
  const name = `@fontsource-variable/${stem}/files/${stem}-${letters}-${axes}-normal.woff2`;
  return readFileSync(fileURLToPath(import.meta.resolve(name)));
}

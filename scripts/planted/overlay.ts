import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, ROOT } from '../root.ts';

const CONFIGURATION = [
  '*.json',
  '*.config.{js,ts}',
  '.dependency-cruiser.mjs',
  '.oxfmtrc.json',
  'THIRD-PARTY-NOTICES.md',
  'packages/*/{package,tsconfig}.json',
  'scripts/**/*.{ts,mjs}',
];

const OWN_SCOPE = '@fairlead';

/** A copy of the repository with its configuration and without its sources, in a temporary folder. */
export function makeOverlay(): { folder: string; write(file: string, source: string): void; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-planted-'));
  const files = CONFIGURATION.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  for (const file of files.filter((name) => !name.includes('.test.'))) {
    cpSync(inRoot(file), path.join(folder, file));
  }
  linkModules(folder);
  return {
    folder,
    write(file, source) {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, source);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The libraries are the repository's; the workspace packages are the copy's own. */
export function linkModules(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name !== OWN_SCOPE) symlinkSync(inRoot('node_modules', name), path.join(modules, name));
  }
  for (const name of readdirSync(path.join(folder, 'packages'))) {
    symlinkSync(path.join(folder, 'packages', name), path.join(modules, OWN_SCOPE, name));
  }
}

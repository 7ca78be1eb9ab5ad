import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const UI = here('../../../../ui/src');

const read = (file: string): string => readFileSync(file, 'utf8');
const IMPORT = /^(?:import|export)\s[^;]*?['"]([^'"]+)['"];$/gms;
const TYPES_ONLY = /^import type\s/;

function importedBy(file: string): string[] {
  return [...read(file).matchAll(IMPORT)]
    .filter(([statement]) => !TYPES_ONLY.test(statement))
    .map(([, from = '']) =>
      from.startsWith('@fairlead/ui/')
        ? `${path.join(UI, from.slice('@fairlead/ui/'.length))}.tsx`
        : path.resolve(path.dirname(file), from),
    )
    .filter((imported) => /\.tsx?$/.test(imported) && existsSync(imported));
}

/** It shows every component there is, and brings their style sheets itself. */
const STYLEGUIDE = here('./styleguide-of.ts');

/** Every source of ours that the public pages are made of. */
function sourcesOfPublicPages(): Set<string> {
  const files = new Set([here('./public-pages.ts')]);
  for (const file of files) {
    for (const imported of importedBy(file)) if (imported !== STYLEGUIDE) files.add(imported);
  }
  return files;
}

/** The style sheets of components that a style sheet takes in, as folder and file. */
function componentsIn(sheet: string): string[] {
  const imports = read(sheet).matchAll(/^@import '(?:@fairlead\/ui|\.)\/([\w-]+\/[\w-]+\.css)'/gm);
  return [...imports].map(([, file = '']) => file).toSorted();
}

const EVERYWHERE = ['base', 'character'];

test('the style sheet of public pages takes in every component that they use, and no other', () => {
  const used = [...sourcesOfPublicPages()].map((file) => path.relative(UI, path.dirname(file)));
  const wanted = componentsIn(path.join(UI, 'ui.css')).filter((file) =>
    [...EVERYWHERE, ...used].includes(path.dirname(file)),
  );
  expect(componentsIn(here('../public.css'))).toEqual(wanted);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const UI = here('../../../../../ui/src');

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
const STYLEGUIDE = here('../pages/styleguide-of.ts');

/** Folders of ui out of which these sources, and all that they import, take components. */
function foldersUsedBy(sources: readonly string[]): Set<string> {
  const files = new Set(sources);
  for (const file of files) for (const imported of importedBy(file)) files.add(imported);
  return new Set([...files].map((file) => path.relative(UI, path.dirname(file))));
}

const TAKEN_IN = /^@import '([^']+\.css)'/gm;

/** Every style sheet that a style sheet takes in, by way of others too. */
function sheetsIn(sheet: string): string[] {
  return [...read(sheet).matchAll(TAKEN_IN)].flatMap(([, from = '']) => {
    const file = from.startsWith('@fairlead/ui/')
      ? path.join(UI, from.slice('@fairlead/ui/'.length))
      : path.resolve(path.dirname(sheet), from);
    return [file, ...sheetsIn(file)];
  });
}

/** Those of them that belong to one component. */
function componentsIn(sheet: string): string[] {
  return sheetsIn(sheet)
    .map((file) => path.relative(UI, file))
    .filter((file) => /^[\w-]+\/[\w-]+\.css$/.test(file) && !/^(?:base|character)\//.test(file))
    .toSorted();
}

const ALL = [...new Set(['ui.css', 'landing.css'].flatMap((sheet) => componentsIn(path.join(UI, sheet))))];

const PAGES = importedBy(here('../pages/public-pages.ts')).filter((file) => file !== STYLEGUIDE);
/** Pages of staff have the style sheet of the information pages. */
const STAFF = globSync(here('../../../features/reviewing/**/*.tsx'));
const LANDING = here('../../../features/browsing/LandingPage.tsx');

test.each([
  ['landing-page.css', [LANDING]],
  ['information-pages.css', [...PAGES.filter((file) => file !== LANDING), ...STAFF]],
])('%s takes in every component that its pages use, and no other', (sheet, pages) => {
  const used = foldersUsedBy(pages);
  const wanted = ALL.filter((file) => used.has(path.dirname(file))).toSorted();
  expect(componentsIn(here(`../../${sheet}`))).toEqual(wanted);
});

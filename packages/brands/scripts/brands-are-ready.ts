import process from 'node:process';
import * as list from '../src/brand-list.ts';
import type { BrandRecord } from '../src/brand-record.ts';
import { compositionProblems } from '../src/checks/compositions.ts';
import { problemsIn } from '../src/checks/problems-in.ts';
import { readPackageFile } from './brand-files.ts';

/** Everything that keeps the brands from being served, a line each, behind the brand's id. */
function problemsInAll(): string[] {
  const brands: Readonly<Record<string, BrandRecord>> = { ...list };
  const found = Object.entries(brands).flatMap(([name, brand]) => [
    ...(brand.id === name ? [] : [`${name}  id: ${brand.id}, listed as ${name}`]),
    ...problemsIn(brand, readPackageFile).map((problem) => `${name}  ${problem}`),
  ]);
  return [...found, ...compositionProblems(Object.values(brands))];
}

/** Ends the process with one list of what is missing or wrong, unless every brand can be served. */
export function stopUnlessBrandsAreReady(): void {
  const problems = problemsInAll();
  if (problems.length === 0) return;
  console.error(`Not every brand can be served yet (packages/brands/src, docs/brand-guide.md):\n`);
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  console.error(`\n${problems.length} to mend.`);
  process.exit(1);
}

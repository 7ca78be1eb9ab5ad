import process from 'node:process';
import * as list from '../src/brand-list.ts';
import type { BrandRecord } from '../src/brand-record.ts';
import { compositionProblems } from '../src/checks/compositions.ts';
import { orderProblems } from '../src/checks/sections.ts';
import { problemsIn } from '../src/checks/problems-in.ts';
import { readPackageFile } from './brand-files.ts';

/** Every problem that stops a brand from being served, one per line, after the brand's id. */
function problemsInAll(): string[] {
  const brands: Readonly<Record<string, BrandRecord>> = { ...list };
  const found = Object.entries(brands).flatMap(([name, brand]) => [
    ...(brand.id === name ? [] : [`${name}  id: ${brand.id}, listed as ${name}`]),
    ...problemsIn(brand, readPackageFile).map((problem) => `${name}  ${problem}`),
  ]);
  const records = Object.values(brands);
  return [...found, ...compositionProblems(records), ...orderProblems(records)];
}

/** Prints every problem and exits with code 1, unless all brands are ready. */
export function stopUnlessBrandsAreReady(): void {
  const problems = problemsInAll();
  if (problems.length === 0) return;
  console.error(`Some brands are not ready (packages/brands/src, docs/brand-guide.md):\n`);
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  console.error(`\n${problems.length} to fix.`);
  process.exit(1);
}

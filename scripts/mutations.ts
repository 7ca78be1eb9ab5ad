// npm run test:mutations: plants one deliberate fault after another in a copy of core, and expects its tests to fail.
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './commands.ts';
import { MUTANTS, type Mutant } from './mutations/mutants.ts';
import { makeOverlay } from './planted/overlay.ts';
import { inRoot } from './root.ts';

const CORE = path.join('packages', 'core', 'src');
const overlay = makeOverlay();

/** Whether tests of core pass in the copy as it stands. */
async function passes(tests: readonly string[]): Promise<boolean> {
  const files = tests.map((test) => path.join(CORE, test));
  const { code } = await run('vitest', ['run', '--project', 'unit', ...files], { cwd: overlay.folder });
  return code === 0;
}

/** Null when the fault is noticed, otherwise what is wrong. */
async function survives(mutant: Mutant): Promise<string | null> {
  const file = path.join(CORE, mutant.file);
  const source = readFileSync(inRoot(file), 'utf8');
  if (source.split(mutant.from).length !== 2) return `${file} does not hold "${mutant.from}" exactly once`;
  overlay.write(file, source.replace(mutant.from, mutant.to));
  const isUnnoticed = await passes(mutant.tests);
  overlay.write(file, source);
  return isUnnoticed ? 'no test noticed' : null;
}

let survivors = 0;
try {
  cpSync(inRoot(CORE), path.join(overlay.folder, CORE), { recursive: true });
  for (const mutant of MUTANTS) {
    const fault = await survives(mutant);
    survivors += fault === null ? 0 : 1;
    console.log(`${fault === null ? '✓' : '✗'} ${mutant.flips}: ${mutant.name}${fault ? ` (${fault})` : ''}`);
  }
  if (!(await passes([...new Set(MUTANTS.flatMap(({ tests }) => tests))]))) {
    survivors += 1;
    console.log('✗ without a fault the same tests fail');
  }
} finally {
  overlay.remove();
}
console.log(`${MUTANTS.length - survivors} passed, ${survivors} failed`);
process.exitCode = survivors > 0 ? 1 : 0;

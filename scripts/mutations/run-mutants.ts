import { existsSync, readFileSync } from 'node:fs';
import type { Plugin, TestProjectInlineConfiguration } from 'vitest/config';
import { startVitest } from 'vitest/node';
import { inRoot, ROOT } from '../root.ts';
import type { Mutant } from './mutants.ts';

/** Below the repository, with slashes as Vite writes them. */
const CORE = 'packages/core/src';
const NO_FAULT = 'no fault';

/** What is wrong with the description of a fault; null when it can be planted. */
function problemWith({ file, from, tests }: Mutant): string | null {
  const missing = [file, ...tests].find((name) => !existsSync(inRoot(CORE, name)));
  if (missing !== undefined) return `${CORE}/${missing} does not exist`;
  const occurrences = readFileSync(inRoot(CORE, file), 'utf8').split(from).length - 1;
  return occurrences === 1 ? null : `${file} has "${from}" ${occurrences} times instead of once`;
}

/** Changes one source file on its way to the tests. */
const planted = ({ file, from, to }: Mutant): Plugin => ({
  name: 'planted-fault',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith(`/${CORE}/${file}`) ? code.replace(from, to) : undefined),
});

const projectOf = (
  name: string,
  tests: readonly string[],
  plugins: Plugin[],
): TestProjectInlineConfiguration => ({
  root: ROOT,
  plugins,
  test: {
    name,
    include: tests.map((test) => `${CORE}/${test}`),
    env: { TZ: 'UTC' },
    setupFiles: [inRoot('scripts/property-seed.ts')],
    isolate: false,
    testTimeout: 60_000,
  },
});

/** Runs the tests of every fault, each in a project of its own, and returns the names of the projects that passed. */
async function passing(mutants: readonly Mutant[]): Promise<ReadonlySet<string>> {
  const all = [...new Set(mutants.flatMap(({ tests }) => tests))];
  const projects = [
    projectOf(NO_FAULT, all, []),
    ...mutants.map((mutant) => projectOf(mutant.name, mutant.tests, [planted(mutant)])),
  ];
  const vitest = await startVitest([], {
    projects,
    root: ROOT,
    config: false,
    watch: false,
    reporters: [],
    pool: 'forks',
    maxWorkers: 2,
    // The cache takes the same file for the same code, whatever a plugin has made of it.
    fsModuleCache: false,
  });
  const failed = new Set(
    vitest.state
      .getTestModules()
      .filter((module) => !module.ok())
      .map(({ project }) => project.name),
  );
  await vitest.close();
  // Tests are expected to fail, and Vitest has noted that as this process's exit code.
  process.exitCode = 0;
  return new Set([NO_FAULT, ...mutants.map(({ name }) => name)].filter((name) => !failed.has(name)));
}

export type Verdict = { readonly mutant: Mutant; readonly problem: string | null };

/** Plants each fault by itself, and returns which of them no test noticed. */
export async function runMutants(
  mutants: readonly Mutant[],
): Promise<{ verdicts: readonly Verdict[]; isSoundWithout: boolean }> {
  const plantable = mutants.filter((mutant) => problemWith(mutant) === null);
  const passed = await passing(plantable);
  const verdicts = mutants.map((mutant) => ({
    mutant,
    problem: problemWith(mutant) ?? (passed.has(mutant.name) ? 'no test noticed' : null),
  }));
  return { verdicts, isSoundWithout: passed.has(NO_FAULT) };
}

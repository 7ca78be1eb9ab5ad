// Compiles every package for the machine it runs on, then all tests and tools, without writing anything.
import { globSync } from 'node:fs';
import { run } from './commands.ts';
import { inRoot } from './root.ts';
import { writeRouteTypes } from './route-types.ts';

/** TypeScript 7, which is native. The package "typescript" is version 6, which has the API that other tools need. */
const COMPILER = inRoot('node_modules', 'typescript-native', 'bin', 'tsc');

/** Of several, each works out for itself the types that files share: four take twice the processor time of one. */
const ONE_CHECKER = ['--checkers', '1'];

/** Garbage is collected when there is more of it, which takes a fifth less processor time. */
const MEMORY = { GOGC: '400', GOMEMLIMIT: '3GiB' };

async function compile(project: string): Promise<boolean> {
  const cache = `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const args = ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', inRoot(cache)];
  const { code, output } = await run(process.execPath, [COMPILER, ...args, ...ONE_CHECKER], { env: MEMORY });
  if (code !== 0) console.log(`${project}\n${output}`);
  return code === 0;
}

let isSound = await writeRouteTypes();
// Each takes one core: `npm test` has another step for the second one.
for (const project of [...globSync('packages/*/tsconfig.json').toSorted(), 'tsconfig.tests.json']) {
  isSound = (await compile(project)) && isSound;
}
process.exitCode = isSound ? 0 : 1;

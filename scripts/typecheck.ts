// Compiles every package for the machine it runs on, then all tests and tools, without writing anything.
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from './commands.ts';
import { inRoot } from './root.ts';
import { writeRouteTypes } from './route-types.ts';

async function compile(project: string): Promise<boolean> {
  const cache = `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const args = ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', inRoot(cache)];
  const { code, output } = await run('tsc', args);
  if (code !== 0) console.log(`${project}\n${output}`);
  return code === 0;
}

let isSound = await writeRouteTypes();
const waiting = ['tsconfig.tests.json', ...globSync('packages/*/tsconfig.json').toSorted()];
const workers = Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    isSound = (await compile(project)) && isSound;
  }
});
await Promise.all(workers);
process.exitCode = isSound ? 0 : 1;

// npm run check: the checks, and the unit tests that what you changed can reach.
import { run } from './commands.ts';
import { inMinutes, performTwoAtATime } from './perform.ts';
import { writeRouteTypes } from './route-types.ts';
import { COMMANDS, step } from './steps.ts';

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : '';
}

/** What the change started from: where it left the branch that it follows; without one, the newest commit. */
async function changedSince(): Promise<string> {
  return (await git('merge-base', 'HEAD', '@{upstream}')) || 'HEAD';
}

const startedAt = Date.now();
const projects = ['unit', 'unit-web', 'dom'].flatMap((name) => ['--project', name]);
const reporters = ['--silent=passed-only', '--reporter=dot'];
const reached = ['run', ...reporters, ...projects, '--changed', await changedSince(), '--passWithNoTests'];
/** They read sources instead of importing them, so no change reaches them. */
const readers = ['run', ...reporters, 'scripts/layout.test.ts', 'scripts/words.test.ts'];
// Lint and types start together, and both read these.
await writeRouteTypes();
const { passed, failed } = await performTwoAtATime([
  ...Object.entries(COMMANDS).map(([name, line]) => step(name, line)),
  step('layout and words', ['vitest', ...readers]),
  step('unit tests that the change can reach', ['vitest', ...reached]),
]);
console.log(`${passed} passed, ${failed} failed in ${inMinutes(Date.now() - startedAt)}`);
process.exitCode = failed > 0 ? 1 : 0;

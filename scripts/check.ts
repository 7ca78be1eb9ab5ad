// npm run check: types, lint, architecture, and the unit tests that what you changed can reach.
import { run } from './commands.ts';
import { inMinutes, performInTurn } from './perform.ts';
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
const reached = ['run', ...projects, '--changed', await changedSince(), '--passWithNoTests'];
const { passed, failed } = await performInTurn([
  step('types', COMMANDS.types),
  step('lint', COMMANDS.lint),
  step('architecture', COMMANDS.architecture),
  step('unit tests that the change can reach', ['vitest', ...reached]),
]);
console.log(`${passed} passed, ${failed} failed in ${inMinutes(Date.now() - startedAt)}`);
process.exitCode = failed > 0 ? 1 : 0;

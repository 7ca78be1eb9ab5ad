// npm test: every check and every test, each timed; a failed one does not stop the rest.
import { writeRouteTypes } from './route-types.ts';
import { CHECKS, TESTS, type Result, type Step } from './steps.ts';

const AT_A_TIME = 2;
const totals = { passed: 0, failed: 0 };

async function perform({ name, check }: Step): Promise<void> {
  const started = performance.now();
  const result = await check().catch((error: unknown): Result => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? String(error.stack) : String(error),
  }));
  report(name, result, (performance.now() - started) / 1000);
  totals.passed += result.passed;
  totals.failed += result.failed;
}

function report(name: string, { passed, failed, output, notice }: Result, seconds: number): void {
  const count = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}${count}  ${seconds.toFixed(1)} s`);
  if (notice !== undefined) console.log(notice);
  if (failed > 0 && output !== '') console.log(output);
}

async function performSome(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await perform(step);
}

// The checks start together, and more than one of them reads these.
await writeRouteTypes();
const checks = [...CHECKS];
await Promise.all(Array.from({ length: AT_A_TIME }, () => performSome(checks)));
await performSome([...TESTS]);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

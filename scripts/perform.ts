/** What a step found; `notice` is printed even when all is well. */
export type Result = { passed: number; failed: number; output: string; notice?: string };

export type Step = {
  readonly name: string;
  readonly check: () => Promise<Result>;
};

/** Counts of all steps so far. */
export type Totals = { passed: number; failed: number };

const AT_A_TIME = 2;

/** Performs the steps, two at a time; a failed one does not stop the rest. Each is printed with its time. */
export async function performTwoAtATime(steps: readonly Step[]): Promise<Totals> {
  const waiting = [...steps];
  const lanes = Array.from({ length: AT_A_TIME }, async () => {
    const totals: Totals = { passed: 0, failed: 0 };
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      add(totals, await perform(step));
    }
    return totals;
  });
  return (await Promise.all(lanes)).reduce(add, { passed: 0, failed: 0 });
}

/** Performs steps that take every core, one after the other. */
export async function performInTurn(steps: readonly Step[]): Promise<Totals> {
  const totals: Totals = { passed: 0, failed: 0 };
  for (const step of steps) add(totals, await perform(step));
  return totals;
}

/** Adds the second to the first. */
export function add(totals: Totals, { passed, failed }: Totals): Totals {
  totals.passed += passed;
  totals.failed += failed;
  return totals;
}

async function perform({ name, check }: Step): Promise<Totals> {
  const startedAt = performance.now();
  const result = await check().catch((error: unknown): Result => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? String(error.stack) : String(error),
  }));
  report(name, result, performance.now() - startedAt);
  return result;
}

function report(name: string, { passed, failed, output, notice }: Result, tookMs: number): void {
  const count = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}${count}  ${(tookMs / 1000).toFixed(1)} s`);
  if (notice !== undefined) console.log(notice);
  if (failed > 0 && output !== '') console.log(output);
}

/** "8 min 3 s" */
export function inMinutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

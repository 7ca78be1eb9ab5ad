import { readFileSync, rmSync } from 'node:fs';
import { run, type Finished } from './commands.ts';
import { chromiumEnvironment } from './chromium.ts';
import { IS_NIGHTLY } from './nightly.ts';
import type { Result, Step } from './perform.ts';
import { findOrInstallPostgres, startPostgres } from './postgres.ts';
import { inRoot } from './root.ts';

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

const KILLS = IS_NIGHTLY ? '100' : '5';

const NO_POSTGRES = boxed([
  'NOT RUN: the tests on a real PostgreSQL server.',
  'No "initdb" on PATH, where pg_config says, or in the usual place of Debian.',
  'Races, locks and killed processes were not tested. Install PostgreSQL 15 or',
  'newer (Debian: apt-get install postgresql) and run again.',
]);

/** The command lines of the checks, which scripts/rules.test.ts runs over planted violations. */
export const COMMANDS = {
  types: ['node', 'scripts/typecheck.ts'],
  formatting: ['oxfmt', '--check'],
  lint: ['oxlint'],
  architecture: ['depcruise', 'packages'],
  'unused code': ['knip', '--no-config-hints'],
  'code that only tests reach': ['node', 'scripts/reach.ts'],
  stylesheets: ['node', 'scripts/check-styles.ts'],
  'third-party notices': ['node', 'scripts/notices.ts', '--check'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** They take longest, so they start first: a core is idle only while the last short step runs on the other one. */
const LONG = ['types', 'lint'] as const satisfies readonly (keyof typeof COMMANDS)[];

const isLong = (name: string): boolean => LONG.some((long) => long === name);

/** Each takes both cores: one after the other. */
export const TESTS: readonly Step[] = [
  { name: 'tests', check: () => onPostgres((env) => vitest(['run'], env)) },
  { name: 'browser tests', check: () => onPostgres(testInBrowser) },
];

/** Steps that leave a core idle for much of their time, in the order in which they start, two at a time. */
export function stepsForTwo(installed: Promise<void>): readonly Step[] {
  const checks = Object.entries(COMMANDS).map(([name, line]) => step(name, line));
  return [
    ...checks.filter(({ name }) => isLong(name)),
    step('web build', ['node', 'packages/web/scripts/build.ts']),
    after(
      installed,
      step(`${KILLS} kills on a PostgreSQL server`, ['node', 'scripts/kill-test.ts', KILLS, '1']),
    ),
    step('deliberate faults in the arithmetic', ['node', 'scripts/mutations.ts']),
    ...checks.filter(({ name }) => !isLong(name)),
    step('first-load budgets', ['node', 'bench/first-load.ts']),
  ];
}

function after(ready: Promise<void>, { name, check }: Step): Step {
  return { name, check: () => ready.then(check) };
}

function boxed(lines: readonly string[]): string {
  const width = Math.max(...lines.map(({ length }) => length));
  const edge = '═'.repeat(width + 4);
  return [`╔${edge}╗`, ...lines.map((line) => `║  ${line.padEnd(width)}  ║`), `╚${edge}╝`].join('\n');
}

export function step(name: string, [program, ...args]: readonly [string, ...string[]]): Step {
  return {
    name,
    async check() {
      const { code, output } = await run(program, args);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** Without a server the tests run on the embedded database, and it says so; in CI that is a failure. */
async function onPostgres(test: (env: Record<string, string>) => Promise<Result>): Promise<Result> {
  const programs = await findOrInstallPostgres();
  if (programs === undefined) {
    const result = await test({});
    return { ...result, failed: result.failed + (process.env.CI ? 1 : 0), notice: NO_POSTGRES };
  }
  const server = await startPostgres(programs);
  try {
    return await test({ TEST_DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

async function vitest(args: readonly string[], env: Record<string, string>): Promise<Result> {
  const report = startReport('vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const finished = await run('vitest', [...args, ...reporters], { env });
  return counted(finished, () => {
    const { numPassedTests, numFailedTests } = readReport(report) as VitestReport;
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function testInBrowser(onServer: Record<string, string>): Promise<Result> {
  const report = startReport('playwright');
  const env = { ...onServer, ...(await chromiumEnvironment()), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const finished = await run('playwright', ['test', '-c', 'e2e', '--reporter=list,json'], { env });
  return counted(finished, () => {
    const { stats } = readReport(report) as PlaywrightReport;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/** A run that failed without a failed test (a file that does not load, no report at all) counts as one failure. */
function counted({ code, output }: Finished, count: () => { passed: number; failed: number }): Result {
  try {
    const { passed, failed } = count();
    return { passed, failed: code === 0 ? failed : Math.max(1, failed), output };
  } catch (error) {
    return { passed: 0, failed: 1, output: `${output}\n${String(error)}` };
  }
}

function startReport(name: string): string {
  const report = inRoot('.cache', 'reports', `${name}.json`);
  rmSync(report, { force: true });
  return report;
}

const readReport = (report: string): unknown => JSON.parse(readFileSync(report, 'utf8'));

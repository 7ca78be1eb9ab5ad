// npm run test:one -- <file or folder> [-t "part of a test's name"]: one test, with what it needs.
import { runVisibly } from './commands.ts';
import { chromiumEnvironment } from './chromium.ts';
import { findPostgres, startPostgres } from './postgres.ts';

const args = process.argv.slice(2);
const filter = args[0] ?? '';

process.exitCode = filter.startsWith('e2e') ? await testInBrowser() : await testWithVitest();

async function testInBrowser(): Promise<number> {
  const named = args.slice(1).map((word) => (word === '-t' ? '-g' : word));
  const file = filter.replace(/^e2e\/?/, '');
  return runVisibly(
    'playwright',
    ['test', '-c', 'e2e', file, ...named].filter((word) => word !== ''),
    { env: await chromiumEnvironment() },
  );
}

async function testWithVitest(): Promise<number> {
  const programs = /\.(store|postgres)\.test/.test(filter) ? findPostgres() : undefined;
  if (programs === undefined) return runVisibly('vitest', ['run', ...args]);
  const server = await startPostgres(programs);
  try {
    return await runVisibly('vitest', ['run', ...args], { env: { TEST_DATABASE_URL: server.url } });
  } finally {
    server.stop();
  }
}

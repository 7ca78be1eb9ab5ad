// npm run test:one -- <file or folder> [-t "part of a test's name"]: one test, with what it needs.
import { runVisibly } from './commands.ts';
import { chromiumEnvironment } from './chromium.ts';
import { findPostgres, startPostgres } from './postgres.ts';

const args = process.argv.slice(2);
const filter = args[0] ?? '';

process.exitCode = filter.startsWith('e2e') ? await testInBrowser() : await testWithVitest();

/** Prints the command as it could be typed, with the settings that it needs. */
function perform(command: string, words: readonly string[], env: Record<string, string>): Promise<number> {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`);
  console.log(`$ ${[...settings, command, ...words.map(quoted)].join(' ')}`);
  return runVisibly(command, words, { env });
}

function quoted(word: string): string {
  return /^[\w./:@=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

async function testInBrowser(): Promise<number> {
  const named = args.slice(1).map((word) => (word === '-t' ? '-g' : word));
  const file = filter.replace(/^e2e\/?/, '');
  const words = ['test', '-c', 'e2e', file, ...named].filter((word) => word !== '');
  return perform('playwright', words, await chromiumEnvironment());
}

/** A folder may hold tests of any kind; a file says by its name whether it wants a database. */
async function testWithVitest(): Promise<number> {
  const wantsDatabase = !filter.includes('.test.') || /\.(store|server|postgres)\.test/.test(filter);
  const programs = wantsDatabase ? findPostgres() : undefined;
  if (programs === undefined) return perform('vitest', ['run', ...args], {});
  const server = await startPostgres(programs);
  try {
    return await perform('vitest', ['run', ...args], { TEST_DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

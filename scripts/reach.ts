// Finds what only tests reach in the product's packages, and compares it with the list of coming work.
import { run } from './commands.ts';
import { COMING_WORK } from './reach/coming-work.ts';

/** Support of tests has its place in each package; the root's scripts are tools. */
const NOT_PRODUCT = /^scripts\/|\/(?:testing|double)\/|\/conformance\.ts$/;

interface KnipReport {
  readonly issues: readonly {
    readonly file: string;
    readonly files: readonly unknown[];
    readonly exports: readonly { readonly name: string }[];
    readonly types: readonly { readonly name: string }[];
  }[];
}

async function reachedByTestsOnly(): Promise<string[]> {
  const args = ['--production', '--no-exit-code', '--no-config-hints', '--config=knip.production.json'];
  const { code, output } = await run('knip', [...args, '--include=files,exports,types', '--reporter=json']);
  if (code !== 0) throw new Error(output);
  // The format that knip documents for its JSON reporter.
  const { issues } = JSON.parse(output) as KnipReport;
  return issues
    .filter(({ file }) => !NOT_PRODUCT.test(file))
    .flatMap(({ file, files, exports, types }) => [
      ...files.map(() => file),
      ...[...exports, ...types].map(({ name }) => `${file}: ${name}`),
    ]);
}

const listed = COMING_WORK.flatMap(({ file, exports }) => exports.map((name) => `packages/${file}: ${name}`));
const found = await reachedByTestsOnly();
const problems = [
  ...found
    .filter((what) => !listed.includes(what))
    .map((what) => `${what} is reached by tests only: delete it, or move it to the package's src/testing`),
  ...listed
    .filter((what) => !found.includes(what))
    .map((what) => `${what} is used now, or gone: take it off the list in scripts/reach/coming-work.ts`),
];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

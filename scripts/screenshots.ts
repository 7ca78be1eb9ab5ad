// npm run screenshots: builds the web and takes the pictures of docs/screens, in every brand and at two widths.
import { chromiumEnvironment } from './chromium.ts';
import { runVisibly } from './commands.ts';

const STEPS = [
  ['node', 'packages/web/scripts/build.ts'],
  ['playwright', 'test', '-c', 'e2e/gallery.config.ts'],
  ['oxfmt', 'docs/screens/README.md'],
] as const;

const env = await chromiumEnvironment();
for (const [program, ...args] of STEPS) {
  const code = await runVisibly(program, args, { env });
  if (code !== 0) process.exit(code);
}

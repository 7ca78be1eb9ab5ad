// npm run screenshots: builds the web and takes the pictures of docs/screens, in every brand and at two widths.
import { chromiumEnvironment } from './chromium.ts';
import { runVisibly } from './commands.ts';

const built = await runVisibly('node', ['packages/web/scripts/build.ts']);
process.exitCode =
  built === 0
    ? await runVisibly('playwright', ['test', '-c', 'e2e/gallery.config.ts'], {
        env: await chromiumEnvironment(),
      })
    : built;

// npm run screenshots [-- --brand asda,motor --width 390 --only "part of a screen's name"]: builds the web, takes a picture
// of every screen in every state, and composes the sheets of docs/screens. A picture that is not taken again stays.
import { parseArgs } from 'node:util';
import { chromiumEnvironment } from './chromium.ts';
import { runVisibly } from './commands.ts';

const { values } = parseArgs({
  options: { brand: { type: 'string' }, width: { type: 'string' }, only: { type: 'string' } },
});
const { brand = '', width = '', only } = values;

const asked = only === undefined ? [] : ['--grep', only];
const env = { ...(await chromiumEnvironment()), SCREENSHOT_BRANDS: brand, SCREENSHOT_WIDTH: width };

const built = await runVisibly('node', ['packages/web/scripts/build.ts'], { env });
if (built !== 0) process.exit(built);
// A screen that fails is reported, and the sheets are written all the same.
const taken = await runVisibly('playwright', ['test', '-c', 'e2e/gallery.config.ts', ...asked], { env });
const written = await runVisibly('node', ['e2e/gallery/write-sheets.ts'], { env });
const formatted = await runVisibly('oxfmt', ['docs/screens/README.md'], { env });
process.exitCode = taken || written || formatted;

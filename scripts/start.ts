// npm start: builds the web when its sources are newer than the build, then serves the whole product.
import { statSync } from 'node:fs';
import { become, runVisibly } from './commands.ts';
import { newestChange } from './newest-change.ts';
import { inRoot } from './root.ts';

const WEB_SOURCES = ['packages/web', 'packages/ui', 'packages/brands', 'packages/core', 'packages/contract'];
const WEB_BUILD = 'packages/web/build';

const lockfileChange = statSync(inRoot('package-lock.json')).mtimeMs;
const newestSource = Math.max(lockfileChange, ...WEB_SOURCES.map((folder) => newestChange(inRoot(folder))));
if (newestChange(inRoot(WEB_BUILD), []) < newestSource) {
  const code = await runVisibly('node', ['packages/web/scripts/build.ts']);
  if (code !== 0) process.exit(code);
}
become('node', ['packages/server/src/main.ts', ...process.argv.slice(2)]);

// Measures the pages as production serves them, in Chromium and over sockets, against their targets, once it has
// built them. Exits with 1 when a target is missed.
import { chromiumEnvironment } from '../scripts/chromium.ts';
import { runVisibly } from '../scripts/commands.ts';
import { auditAccountPages } from './web/account-pages.ts';
import { parseBenchArguments } from './web/arguments.ts';
import { auditEveryScreen } from './web/every-screen.ts';
import { printFirstLoad } from './web/first-load-budgets.ts';
import { auditPages } from './web/pages.ts';
import { compareThroughput } from './web/throughput.ts';

const selection = parseBenchArguments(process.argv.slice(2));
const isMet: boolean[] = [];

const built = await runVisibly('node', ['packages/web/scripts/build.ts']);
if (built !== 0) process.exit(built);

if (selection.parts.includes('lighthouse')) {
  Object.assign(process.env, await chromiumEnvironment());
  isMet.push(await auditPages(selection));
}
if (selection.parts.includes('account')) {
  Object.assign(process.env, await chromiumEnvironment());
  isMet.push(await auditAccountPages(selection));
}
if (selection.parts.includes('screens')) {
  Object.assign(process.env, await chromiumEnvironment());
  isMet.push(await auditEveryScreen(selection));
}
if (selection.parts.includes('scripts')) {
  console.log('\nFirst-load script of each page, gzip -9');
  isMet.push(await printFirstLoad());
}
if (selection.parts.includes('throughput')) isMet.push(await compareThroughput());
process.exitCode = isMet.every(Boolean) ? 0 : 1;

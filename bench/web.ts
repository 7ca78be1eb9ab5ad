// The pages as production serves them, measured in Chromium and over sockets, against their targets.
// Needs a build. Ends with 1 when a target is missed.
import { chromiumEnvironment } from '../scripts/chromium.ts';
import { parseBenchArguments } from './web/arguments.ts';
import { printFirstLoad } from './web/first-load-budgets.ts';
import { auditPages } from './web/pages.ts';
import { compareThroughput } from './web/throughput.ts';

const wanted = parseBenchArguments(process.argv.slice(2));
const isMet: boolean[] = [];

if (wanted.parts.includes('lighthouse')) {
  Object.assign(process.env, await chromiumEnvironment());
  isMet.push(await auditPages(wanted));
}
if (wanted.parts.includes('scripts')) {
  console.log('\nScript that a page loads first, gzip -9');
  isMet.push(await printFirstLoad());
}
if (wanted.parts.includes('throughput')) isMet.push(await compareThroughput());
process.exitCode = isMet.every(Boolean) ? 0 : 1;

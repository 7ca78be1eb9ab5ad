// Measures the pages as production serves them, in Chromium and over sockets, against their targets, once it has
// built them. Exits with 1 when a target is missed.
import { chromiumEnvironment } from '../scripts/chromium.ts';
import { runVisibly } from '../scripts/commands.ts';
import { auditAccountPages } from './web/account-pages.ts';
import { parseBenchArguments, type BenchSelection, type Part } from './web/arguments.ts';
import { auditEveryScreen } from './web/every-screen.ts';
import { printFirstLoad } from './web/first-load-budgets.ts';
import { auditPages } from './web/pages.ts';
import { compareThroughput } from './web/throughput.ts';

type Measure = (selection: BenchSelection) => Promise<boolean>;

const inChromium =
  (measure: Measure): Measure =>
  async (selection) => {
    Object.assign(process.env, await chromiumEnvironment());
    return measure(selection);
  };

/** Each answers whether its targets are met. */
const MEASURES: Readonly<Record<Part, Measure>> = {
  lighthouse: inChromium(auditPages),
  account: inChromium(auditAccountPages),
  screens: inChromium(auditEveryScreen),
  scripts: async () => {
    console.log('\nFirst-load script of each page, gzip -9');
    return printFirstLoad();
  },
  throughput: compareThroughput,
};

const selection = parseBenchArguments(process.argv.slice(2));

const built = await runVisibly('node', ['packages/web/scripts/build.ts']);
if (built !== 0) process.exit(built);

for (const part of selection.parts) if (!(await MEASURES[part](selection))) process.exitCode = 1;

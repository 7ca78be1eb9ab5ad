// npm run simulate -- --borrowers 30 --months 12 --seed 1 [--seeds 10]: many borrowers over many months, with faults of
// every provider and kills of the server, on a real PostgreSQL. A failure prints the seed, the month and the borrower.
// With --folder each seed is saved there after each month; the same command continues one that was stopped.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { displayDay } from '../packages/core/src/calendar/display.ts';
import {
  Simulation,
  SimulationFailed,
  type MonthReport,
} from '../packages/testing/src/simulation/simulation.ts';
import type { DatabaseServer } from '../packages/testing/src/simulation/places.ts';
import { findPostgres, startPostgres } from './postgres.ts';

const { values } = parseArgs({
  options: {
    borrowers: { type: 'string', default: '30' },
    months: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** How many seeds, one after the other. */
    seeds: { type: 'string', default: '1' },
    folder: { type: 'string' },
  },
});

const borrowers = Number(values.borrowers);
const months = Number(values.months);
const first = Number(values.seed);
const seeds = Number(values.seeds);
const { folder } = values;

const inSeconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function printMonth({ month, today, loans, kills, faults }: MonthReport, startedAt: number): void {
  const when = `month ${month}, ${displayDay(today)}`;
  console.log(`  ${when}: ${loans} loans, ${kills} kills, ${faults} faults, ${inSeconds(startedAt)}`);
}

/** @returns whether everything held. */
async function simulate(seed: number, server: DatabaseServer | undefined): Promise<boolean> {
  const startedAt = performance.now();
  console.log(`seed ${seed}: ${borrowers} borrowers, ${months} months`);
  const simulation = await Simulation.open({
    seed,
    borrowers,
    months,
    server,
    folder: folder && path.join(folder, `seed-${seed}`),
    onMonth: (report) => printMonth(report, startedAt),
  });
  if (simulation.month > 0) console.log(`  continues after month ${simulation.month}`);
  try {
    await simulation.run();
    console.log(`✓ seed ${seed} in ${inSeconds(startedAt)}`);
    return true;
  } catch (error) {
    if (!(error instanceof SimulationFailed)) throw error;
    console.log(`✗ ${error.message}`);
    const again = `npm run simulate -- --borrowers ${borrowers} --months ${months} --seed ${seed}`;
    console.log(`again: ${folder === undefined ? again : `${again} --folder ${folder}`}`);
    return false;
  } finally {
    for (const [act, times] of simulation.acts) console.log(`    ${times} × ${act}`);
    for (const [fault, times] of simulation.struck) console.log(`    ${times} × a provider ${fault}`);
    await simulation.close();
  }
}

async function simulateAll(server: DatabaseServer | undefined): Promise<boolean> {
  let isClean = true;
  for (let seed = first; seed < first + seeds; seed += 1) isClean = (await simulate(seed, server)) && isClean;
  return isClean;
}

const programs = findPostgres();
if (programs === undefined) console.log('No PostgreSQL server was found: the embedded database is used.');
const server = programs === undefined ? undefined : await startPostgres(programs);
try {
  process.exitCode = (await simulateAll(server)) ? 0 : 1;
} finally {
  server?.stop();
}
// What a killed server had begun waits for ever, with its timers.
process.exit();

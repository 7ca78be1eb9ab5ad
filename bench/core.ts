// Compares core's calculations with npm libraries that do the same, in one run. Exits with 1 when a target is missed.
import { benchApr } from './core/apr.ts';
import { benchQuoteSize } from './core/quote-size.ts';
import { benchReplay } from './core/replay.ts';
import { benchSchedule } from './core/schedule.ts';
import { benchSettlement } from './core/settlement.ts';

console.log('Median time per call (5th to 95th percentile of the batches), and as a multiple of ours.');

const targets = [
  ...benchApr(),
  ...benchSchedule(),
  ...benchReplay(),
  ...benchSettlement(),
  ...(await benchQuoteSize()),
];

console.log('\nTargets');
for (const { description, figure, isMet } of targets) {
  console.log(`  ${isMet ? '✓ met   ' : '✗ missed'}  ${figure.padStart(9)}  ${description}`);
}
process.exitCode = targets.every(({ isMet }) => isMet) ? 0 : 1;

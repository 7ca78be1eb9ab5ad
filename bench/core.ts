// The calculations of core beside libraries from npm that do the same, in one run. Ends with 1 when a target is missed.
import { benchApr } from './core/apr.ts';
import { benchQuoteSize } from './core/quote-size.ts';
import { benchReplay } from './core/replay.ts';
import { benchSchedule } from './core/schedule.ts';
import { benchSettlement } from './core/settlement.ts';

console.log('Median of a call (5th to 95th percentile of the batches), and how many times ours it takes.');

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

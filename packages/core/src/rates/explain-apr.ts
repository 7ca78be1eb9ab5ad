import { sumPence, type Pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { count, line, money, percent, unrounded, type Explained, type Line } from '../working/working.ts';
import type { Flow, Flows } from './flow.ts';
import { solveLogGrowth } from './solve.ts';

/**
 * The APR of `solveApr` with its working. The proof discounts both sides of the equation at the solved rate.
 * @throws RangeError as `solveApr` does.
 */
export function explainApr(flows: Flows): Outcome<Explained<number>, 'noUniqueRate'> {
  const logGrowth = solveLogGrowth(flows);
  if (logGrowth === undefined) return refuse('noUniqueRate');
  const apr = Math.expm1(logGrowth);
  const { advances, payments } = flows;
  const working = {
    figure: 'APR',
    inputs: [
      ...advancesIn(advances),
      line('Payments', count(payments.length, 'payment')),
      line('Total of all payments', money(sumOf(payments))),
    ],
    rule: {
      description:
        'The annual rate at which the payments are worth the same as the credit, each discounted for its own time.',
      source: 'CONC App 1.2; Directive 2008/48/EC Annex I',
    },
    steps: [
      line('Rate', percent(apr, 6)),
      line('Value of the credit at that rate', unrounded(presentValue(advances, logGrowth))),
      line('Value of the payments at that rate', unrounded(presentValue(payments, logGrowth))),
    ],
    result: percent(apr, 1),
  };
  return accept({ value: apr, working });
}

function advancesIn(advances: readonly Flow[]): readonly Line[] {
  if (advances.length === 1) return [line('Amount of credit', money(sumOf(advances)))];
  const each = advances.map(({ amount }, index) => line(`Advance ${index + 1}`, money(amount)));
  return [...each, line('Amount of credit', money(sumOf(advances)))];
}

function sumOf(flows: readonly Flow[]): Pence {
  return sumPence(flows.map(({ amount }) => amount));
}

function presentValue(flows: readonly Flow[], logGrowth: number): number {
  return flows.reduce((sum, { amount, atYears }) => sum + amount * Math.exp(-logGrowth * atYears), 0);
}

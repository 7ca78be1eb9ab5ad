import { project } from '@fairlead/core/loan/read/project';
import { timeAlone, type Target } from './comparison.ts';
import { EVENTS, benchLoan } from './bench-loan.ts';

const LIMIT_MS = 2;

export function benchReplay(): readonly Target[] {
  const { agreement, asOf, events } = benchLoan();
  const ms = timeAlone(`Replay of a ${agreement.termMonths}-month loan with ${events.length} events`, {
    name: 'Fairlead project',
    run: () => project(agreement, events, asOf),
  });
  const description = `Replay of a 60-month loan with ${EVENTS} events: under ${LIMIT_MS} ms`;
  return [{ description, figure: `${ms.toFixed(2)} ms`, isMet: ms < LIMIT_MS && events.length === EVENTS }];
}

import { project } from '@fairlead/core/loan/read/project';
import { alone, type Target } from './contest.ts';
import { EVENTS, livedLoan } from './lived-loan.ts';

const LIMIT_MS = 2;

export function benchReplay(): readonly Target[] {
  const { agreement, asOf, events } = livedLoan();
  const ms = alone(`Replay of a ${agreement.termMonths}-month loan with ${events.length} events`, {
    name: 'Fairlead project',
    run: () => project(agreement, events, asOf),
  });
  const says = `Replay of a 60-month loan with ${EVENTS} events: under ${LIMIT_MS} ms`;
  return [{ says, figure: `${ms.toFixed(2)} ms`, isMet: ms < LIMIT_MS && events.length === EVENTS }];
}

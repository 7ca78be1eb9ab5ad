import type { Endpoints } from '@fairlead/contract/endpoints';
import type { DataOf } from '@fairlead/contract/wire/endpoint';
import { londonDay } from '@fairlead/core/calendar/london';
import type { Day } from '@fairlead/core/calendar/day';
import { isStatementOpen, statementFrom } from '@fairlead/core/financial-statement/answers';
import { CATEGORIES } from '@fairlead/core/financial-statement/categories';
import { explainSurplus } from '@fairlead/core/financial-statement/explain-statement';
import { hintsFor } from '@fairlead/core/financial-statement/hints';
import { missingFrom } from '@fairlead/core/financial-statement/missing';
import type { FinancialStatement } from '@fairlead/core/financial-statement/statement';
import { monthlyTotals, surplusOf } from '@fairlead/core/financial-statement/surplus';
import type { TriggerFigures } from '@fairlead/core/financial-statement/trigger-figures';
import { pence } from '@fairlead/core/money/pence';
import { keysOf } from '@fairlead/core/records';
import { presentWorking } from '../working/present-working.ts';
import type { StoredStatement } from './financial-statement-store.ts';

type StatementView = DataOf<Endpoints['readFinancialStatement']>;

function totalsOf(statement: FinancialStatement): StatementView['totals'] {
  const { beforeSavings: _left, ...figures } = surplusOf(statement);
  const totals = monthlyTotals(statement.entries);
  return {
    ...figures,
    outgoings: pence(figures.fixedCosts + figures.flexibleCosts),
    categories: keysOf(CATEGORIES).flatMap((category) => {
      const amount = totals[category];
      return amount === undefined ? [] : [{ category, amount }];
    }),
  };
}

export interface ShownBy {
  readonly today: Day;
  readonly triggerFigures: TriggerFigures | null;
  readonly embedded: ReadonlySet<string>;
}

/** A statement with everything that follows from its answers. */
export function presentStatement(
  stored: StoredStatement,
  { today, triggerFigures, embedded }: ShownBy,
): StatementView {
  const { answers } = stored;
  const statement = statementFrom(answers);
  return {
    '@type': 'financial-statement',
    id: stored.id,
    version: stored.version,
    startedOn: stored.started_on,
    expiresOn: stored.expires_on,
    isExpired: !isStatementOpen(stored.expires_on, today),
    filledInFrom: stored.filled_in_from,
    changedAt: stored.changed_at,
    household: answers.household,
    entries: [...answers.entries],
    isBehind: answers.isBehind,
    billsBehind: [...answers.billsBehind],
    hasDebts: answers.hasDebts,
    debts: [...answers.debts],
    notes: answers.notes,
    totals: totalsOf(statement),
    hints: [...hintsFor(answers, triggerFigures)],
    missing: [...missingFrom(answers)],
    ...(embedded.has('working') && { working: presentWorking(explainSurplus(statement).working) }),
  };
}

/** The day in London on which a statement was last changed. */
export const changedOn = ({ changed_at }: StoredStatement): Day => londonDay(Date.parse(changed_at));

import { monthlyFigure } from '../income/monthly-figure.ts';
import { pence, sumPence, type Pence } from '../money/pence.ts';
import { CATEGORIES, type Category, type Section } from './categories.ts';
import { STATEMENT_2026, type StatementRules } from './rules.ts';
import type { FinancialStatement, PriorityDebt, StatementEntry } from './statement.ts';
import { keysOf } from '../records.ts';

/** The monthly totals of a statement. */
export type Surplus = {
  readonly income: Pence;
  readonly fixedCosts: Pence;
  readonly flexibleCosts: Pence;
  /** Income less both kinds of costs; can be negative. */
  readonly beforeSavings: Pence;
  readonly savings: Pence;
  readonly priorityOffers: Pence;
  /** Left for non-priority debts; negative when the household has a deficit. */
  readonly surplus: Pence;
};

/**
 * Monthly total per category. Each entry is converted and rounded separately.
 * @throws RangeError when an entry is negative or too large to be exact.
 */
export function monthlyTotals(
  entries: readonly StatementEntry[],
): Readonly<Partial<Record<Category, Pence>>> {
  const totals: Partial<Record<Category, Pence>> = {};
  for (const { category, amount, frequency } of entries) {
    totals[category] = pence((totals[category] ?? 0) + monthlyFigure(amount, frequency));
  }
  return totals;
}

/**
 * Income less outgoings, savings and offers to priority debts (Standard Financial Statement). Savings are a share of
 * what is left after outgoings, up to the cap, rounded down; there are none when nothing is left.
 * @throws RangeError when an entry or an offer is negative, or an entry is too large to be exact.
 */
export function surplusOf(statement: FinancialStatement, rules: StatementRules = STATEMENT_2026): Surplus {
  const totals = monthlyTotals(statement.entries);
  const sumOf = (section: Section): Pence =>
    sumPence(
      keysOf(totals).flatMap((category) =>
        CATEGORIES[category].section === section ? [totals[category] ?? pence(0)] : [],
      ),
    );
  const income = sumOf('income');
  const fixedCosts = sumOf('fixed');
  const flexibleCosts = sumOf('flexible');
  const beforeSavings = pence(income - fixedCosts - flexibleCosts);
  const share = Math.floor((Math.max(0, beforeSavings) * rules.savingsPercent) / 100);
  const savings = pence(Math.min(share, rules.maxSavings));
  const priorityOffers = sumOffers(statement.priorityDebts);
  const surplus = pence(beforeSavings - savings - priorityOffers);
  return { income, fixedCosts, flexibleCosts, beforeSavings, savings, priorityOffers, surplus };
}

function sumOffers(debts: readonly PriorityDebt[]): Pence {
  const negative = debts.find(({ offer }) => offer < 0);
  if (negative) throw new RangeError(`negative offer: ${negative.offer}`);
  return sumPence(debts.map(({ offer }) => offer));
}

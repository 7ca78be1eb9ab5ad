import type { Frequency } from '../income/frequency.ts';
import type { Pence } from '../money/pence.ts';
import type { Category } from './categories.ts';

/** A sum as it was said: what, how much, how often. */
export type StatementEntry = {
  readonly category: Category;
  readonly amount: Pence;
  readonly frequency: Frequency;
};

export type Tenure =
  'owner' | 'mortgage' | 'living-with-parents' | 'private-tenant' | 'social-tenant' | 'other';

export type StatementHousehold = {
  readonly adults: number;
  readonly childrenUnder16: number;
  readonly children16To18: number;
  readonly others: number;
  readonly vehicles: number;
  readonly tenure: Tenure;
};

/** A debt of which the worst is loss of home, liberty, goods or supply; its arrears are paid before the others. */
export type PriorityDebt = {
  readonly id: string;
  readonly owed: Pence;
  /** Offered a month towards what is owed, beside the bill itself. */
  readonly offer: Pence;
};

/** A debt that shares in what is left. */
export type NonPriorityDebt = { readonly id: string; readonly owed: Pence };

/** Income, costs and debts in the shape of the Standard Financial Statement. JSON-safe. */
export type FinancialStatement = {
  readonly household: StatementHousehold;
  /** Any number for each head; a head that has none is nothing. */
  readonly entries: readonly StatementEntry[];
  readonly priorityDebts: readonly PriorityDebt[];
  readonly nonPriorityDebts: readonly NonPriorityDebt[];
};

import type { Frequency } from '../income/frequency.ts';
import type { Pence } from '../money/pence.ts';
import type { Category } from './categories.ts';

/** An amount as declared: category, amount and frequency. */
export type StatementEntry = {
  readonly category: Category;
  readonly amount: Pence;
  readonly frequency: Frequency;
};

/** Whether a household rents or owns its home. */
export const TENURES = {
  'private-tenant': 'Rented from a private landlord',
  'social-tenant': 'Rented from a council or housing association',
  mortgage: 'Owned with a mortgage',
  owner: 'Owned outright',
  'living-with-parents': 'With parents or family',
  other: 'Something else',
} as const satisfies Record<string, string>;

export type Tenure = keyof typeof TENURES;

export type StatementHousehold = {
  readonly adults: number;
  readonly childrenUnder16: number;
  readonly children16To18: number;
  readonly others: number;
  readonly vehicles: number;
  readonly tenure: Tenure;
};

/**
 * A debt whose consequences include loss of home, liberty, goods or supply; its arrears are paid before other debts.
 */
export type PriorityDebt = {
  readonly id: string;
  readonly owed: Pence;
  /** Monthly offer towards the arrears, in addition to the regular bill. */
  readonly offer: Pence;
};

/** A debt that shares the surplus. */
export type NonPriorityDebt = { readonly id: string; readonly owed: Pence };

/** Income, costs and debts in the format of the Standard Financial Statement. JSON-safe. */
export type FinancialStatement = {
  readonly household: StatementHousehold;
  /** Any number per category; a category without entries is zero. */
  readonly entries: readonly StatementEntry[];
  readonly priorityDebts: readonly PriorityDebt[];
  readonly nonPriorityDebts: readonly NonPriorityDebt[];
};

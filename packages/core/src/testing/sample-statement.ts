import { pence } from '../money/pence.ts';
import type { FinancialStatement } from '../financial-statement/statement.ts';

/** A household of three with £2,000 income, £1,765 outgoings and three lenders. */
export const SAMPLE_STATEMENT: FinancialStatement = {
  household: {
    adults: 2,
    childrenUnder16: 1,
    children16To18: 0,
    others: 0,
    vehicles: 1,
    tenure: 'private-tenant',
  },
  entries: [
    { category: 'earnings', amount: pence(420_00), frequency: 'weekly' },
    { category: 'benefits', amount: pence(160_00), frequency: 'four-weekly' },
    { category: 'homeAndContents', amount: pence(800_00), frequency: 'monthly' },
    { category: 'utilities', amount: pence(360_00), frequency: 'quarterly' },
    { category: 'water', amount: pence(480_00), frequency: 'yearly' },
    { category: 'transportAndTravel', amount: pence(100_00), frequency: 'fortnightly' },
    { category: 'communicationsAndLeisure', amount: pence(62_58), frequency: 'monthly' },
    { category: 'foodAndHousekeeping', amount: pence(112_00), frequency: 'weekly' },
    { category: 'personal', amount: pence(38_00), frequency: 'monthly' },
  ],
  priorityDebts: [{ id: 'council tax', owed: pence(300_00), offer: pence(25_00) }],
  nonPriorityDebts: [
    { id: 'our loan', owed: pence(5_000_00) },
    { id: 'card', owed: pence(2_500_00) },
    { id: 'catalogue', owed: pence(500_00) },
  ],
};

import type { Pence } from '../money/pence.ts';

/** A cash flow `atYears` after the first drawdown. */
export type Flow = { readonly amount: Pence; readonly atYears: number };

/** Advances of credit, and every repayment and charge in the total charge for credit. Amounts are positive. */
export type Flows = { readonly advances: readonly Flow[]; readonly payments: readonly Flow[] };

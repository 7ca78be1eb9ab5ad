import type { Pence } from '../money/pence.ts';

/** Money moving `atYears` after the first drawdown. */
export type Flow = { readonly amount: Pence; readonly atYears: number };

/** Credit made available, and every repayment and charge in the total charge for credit; amounts positive. */
export type Flows = { readonly advances: readonly Flow[]; readonly payments: readonly Flow[] };

import { pence } from '../money/pence.ts';
import type { BandTable } from '../pricing/bands.ts';

/** The bands of the brands' personal loans. */
export const BANDS = {
  minimumAmounts: [pence(0), pence(10_000_00), pence(15_000_00)],
  percents: {
    Great: [14, 11.5, 11.3],
    Good: [19.3, 15.4, null],
    Fair: [28.4, null, null],
    Limited: [48.8, null, null],
  },
} as const satisfies BandTable;

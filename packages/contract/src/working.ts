import { z } from 'zod';

const workingLines = z.array(
  z.strictObject({
    label: z.string().meta({ example: 'Income' }),
    value: z.string().meta({ example: '£2,001.87' }),
  }),
);

/** A figure and how it was calculated, as it is shown. */
export const working = z.strictObject({
  figure: z.string().meta({ example: 'Monthly surplus' }),
  result: z.string().meta({ example: '£275.58' }),
  inputs: workingLines,
  steps: workingLines,
  rule: z.string().meta({ example: 'What is left after outgoings is shared between your other debts.' }),
  source: z.string().meta({ example: 'Standard Financial Statement; statement-2026-1' }),
});

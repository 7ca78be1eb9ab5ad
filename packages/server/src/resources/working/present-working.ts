import type { working } from '@fairlead/contract/working';
import { pence } from '@fairlead/core/money/pence';
import { formatValue } from '@fairlead/core/working/format';
import { money, type Line, type Working, type WorkingValue } from '@fairlead/core/working/working';
import type { z } from 'zod';

/** A borrower reads unrounded money to the penny, rounded down as figures in their favour are. */
function shownValue(value: WorkingValue): string {
  return formatValue(value.kind === 'unrounded' ? money(pence(Math.floor(value.pence))) : value);
}

const shown = (lines: readonly Line[]) =>
  lines.map(({ label, value }) => ({ label, value: shownValue(value) }));

/** A working with its figures as text. */
export function presentWorking(of: Working): z.output<typeof working> {
  const { figure, inputs, rule, steps, result } = of;
  return {
    figure,
    result: shownValue(result),
    inputs: shown(inputs),
    steps: shown(steps),
    rule: rule.description,
    source: rule.source,
  };
}

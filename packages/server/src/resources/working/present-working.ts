import type { working } from '@fairlead/contract/working';
import { pence, roundHalfUp } from '@fairlead/core/money/pence';
import { formatValue } from '@fairlead/core/working/format';
import { money, type Line, type Working, type WorkingValue } from '@fairlead/core/working/working';
import type { z } from 'zod';

/** A borrower reads unrounded money to the penny. */
function shownValue(value: WorkingValue): string {
  if (value.kind !== 'unrounded') return formatValue(value);
  const { pence: amount, shownAs } = value;
  return formatValue(money(shownAs === 'nearest-penny' ? roundHalfUp(amount) : pence(Math.floor(amount))));
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

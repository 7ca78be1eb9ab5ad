import type { working } from '@fairlead/contract/working';
import { formatValue } from '@fairlead/core/working/format';
import type { Line, Working } from '@fairlead/core/working/working';
import type { z } from 'zod';

const shown = (lines: readonly Line[]) =>
  lines.map(({ label, value }) => ({ label, value: formatValue(value) }));

/** A working with its figures as text. */
export function presentWorking(of: Working): z.output<typeof working> {
  const { figure, inputs, rule, steps, result } = of;
  return {
    figure,
    result: formatValue(result),
    inputs: shown(inputs),
    steps: shown(steps),
    rule: rule.description,
    source: rule.source,
  };
}

import { TENURES } from '@fairlead/core/financial-statement/statement';
import { keysOf } from '@fairlead/core/records';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { TextField } from '@fairlead/ui/text-field/TextField';
import type { PartProps } from './part-props.ts';
import { COUNTS } from './budget-words.ts';

const TENURE_OPTIONS = keysOf(TENURES).map((value) => ({ value, label: TENURES[value] }));

/** Who shares the household, and its home. */
export function HouseholdFields({ budget: { fields, change }, problems }: PartProps) {
  return (
    <>
      {keysOf(COUNTS).map((name) => (
        <TextField
          key={name}
          name={name}
          label={COUNTS[name].label}
          inputMode="numeric"
          autoComplete="off"
          width={3}
          value={fields[name]}
          error={problems[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <RadioGroup
        name="tenure"
        legend="Your home"
        options={TENURE_OPTIONS}
        value={fields.tenure}
        error={problems.tenure}
        onChange={(tenure) => change({ tenure })}
      />
    </>
  );
}

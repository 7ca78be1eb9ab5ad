import type { ReactNode } from 'react';
import { Fieldset, type FieldsetWords } from '../field/Fieldset.tsx';
import { classes } from '../shared/classes.ts';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode };

export type RadioGroupProps = FieldsetWords & {
  name: string;
  id?: string | undefined;
  options: readonly RadioOption[];
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Side by side, for two or three short answers. */
  inline?: boolean | undefined;
};

/** The first option carries the group's own id, so that an error link lands on it. */
function optionId(id: string, index: number): string {
  return index === 0 ? id : `${id}-${index + 1}`;
}

function checkedProps(option: RadioOption, { value, onChange }: RadioGroupProps) {
  const isChosen = option.value === value;
  if (!onChange) return { defaultChecked: isChosen };
  return { checked: isChosen, onChange: () => onChange(option.value) };
}

export function RadioGroup(props: RadioGroupProps) {
  const { name, id = name, legend, legendAsHeading, hint, error, options, inline } = props;
  return (
    <Fieldset {...{ id, legend, legendAsHeading, hint, error }}>
      <div className={classes('choices', inline && 'choices-inline')}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            id={optionId(id, index)}
            name={name}
            option={option}
            checked={checkedProps(option, props)}
          />
        ))}
      </div>
    </Fieldset>
  );
}

type RadioProps = {
  id: string;
  name: string;
  option: RadioOption;
  checked: ReturnType<typeof checkedProps>;
};

function Radio({ id, name, option, checked }: RadioProps) {
  const hintId = option.hint === undefined ? undefined : `${id}-item-hint`;
  return (
    <div className="choice">
      <input
        className="choice-input"
        type="radio"
        id={id}
        name={name}
        value={option.value}
        aria-describedby={hintId}
        {...checked}
      />
      <div className="choice-words">
        <label className="choice-label" htmlFor={id}>
          {option.label}
        </label>
        {option.hint !== undefined && (
          <div className="hint choice-hint" id={hintId}>
            {option.hint}
          </div>
        )}
      </div>
    </div>
  );
}

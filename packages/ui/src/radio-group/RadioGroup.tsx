import { Choice, optionId, type ChoiceOption } from '../field/Choice.tsx';
import { Fieldset, type FieldsetText } from '../field/Fieldset.tsx';
import { classes } from '../shared/classes.ts';

export type RadioOption = ChoiceOption;

export type RadioGroupProps = FieldsetText & {
  name: string;
  id?: string | undefined;
  options: readonly RadioOption[];
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** On one line, for two or three short answers. */
  inline?: boolean | undefined;
};

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
        {options.map((option, index) => {
          const ownId = optionId(id, index);
          const hintId = `${ownId}-item-hint`;
          return (
            <Choice
              key={option.value}
              type="radio"
              id={ownId}
              {...{ name, option, hintId }}
              aria-describedby={option.hint === undefined ? undefined : hintId}
              {...checkedProps(option, props)}
            />
          );
        })}
      </div>
    </Fieldset>
  );
}

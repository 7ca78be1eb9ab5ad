import { Choice, optionId, type ChoiceOption } from '../field/Choice.tsx';
import { Fieldset, type FieldsetText } from '../field/Fieldset.tsx';
import { classes } from '../shared/classes.ts';

export type RadioOption<Value extends string = string> = ChoiceOption<Value>;

export type RadioGroupProps<Value extends string> = FieldsetText & {
  name: string;
  id?: string | undefined;
  options: readonly RadioOption<Value>[];
  /** The chosen option; anything else is none. */
  value?: string | undefined;
  onChange?: ((value: Value) => void) | undefined;
  /** On one line, for two or three short answers. */
  inline?: boolean | undefined;
};

function checkedProps<Value extends string>(
  option: RadioOption<Value>,
  { value, onChange }: RadioGroupProps<Value>,
) {
  const isChosen = option.value === value;
  if (!onChange) return { defaultChecked: isChosen };
  return { checked: isChosen, onChange: () => onChange(option.value) };
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
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

import { Choice, optionId, type ChoiceOption } from '../field/Choice.tsx';
import { Fieldset, type FieldsetText } from '../field/Fieldset.tsx';

export type CheckboxGroupProps = FieldsetText & {
  name: string;
  id?: string | undefined;
  options: readonly ChoiceOption[];
  values?: readonly string[] | undefined;
  /** Receives every ticked value, in the order of the options. */
  onChange?: ((values: string[]) => void) | undefined;
};

function checkedProps({ value }: ChoiceOption, { options, values = [], onChange }: CheckboxGroupProps) {
  const isTicked = values.includes(value);
  if (!onChange) return { defaultChecked: isTicked };
  const isTickedNext = (option: ChoiceOption): boolean =>
    option.value === value ? !isTicked : values.includes(option.value);
  return {
    checked: isTicked,
    onChange: () => onChange(options.filter(isTickedNext).map((option) => option.value)),
  };
}

/** A question with any number of answers, including none. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, id = name, legend, legendAsHeading, hint, error, options } = props;
  return (
    <Fieldset {...{ id, legend, legendAsHeading, hint, error }}>
      <div className="choices">
        {options.map((option, index) => {
          const ownId = optionId(id, index);
          const hintId = `${ownId}-item-hint`;
          return (
            <Choice
              key={option.value}
              type="checkbox"
              id={ownId}
              {...{ name, option, hintId }}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={option.hint === undefined ? undefined : hintId}
              {...checkedProps(option, props)}
            />
          );
        })}
      </div>
    </Fieldset>
  );
}

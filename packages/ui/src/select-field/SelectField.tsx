import { Field, type FieldText } from '../field/Field.tsx';
import { classes } from '../shared/classes.ts';
import { describedBy, valueProps } from '../shared/control.ts';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldText & {
  name: string;
  id?: string | undefined;
  options: readonly SelectOption[];
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  autoComplete?: string | undefined;
  width?: 5 | 10 | 20 | undefined;
};

export function SelectField(props: SelectFieldProps) {
  const { name, id = name, label, labelAsHeading, hint, error, options, width } = props;
  return (
    <Field {...{ id, label, labelAsHeading, hint, error }}>
      <div className={classes('select-row', width !== undefined && `width-${width}`)}>
        <select
          className="input select"
          id={id}
          name={name}
          autoComplete={props.autoComplete}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...valueProps(props.value, props.onChange)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}

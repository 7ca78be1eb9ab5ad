import type { ReactNode } from 'react';
import { Choice } from '../field/Choice.tsx';
import { FieldError } from '../field/Field.tsx';
import { classes } from '../shared/classes.ts';
import { describedBy, partIds } from '../shared/control.ts';

export type CheckboxFieldProps = {
  name: string;
  id?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  checked?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
  /** The value submitted when the box is ticked. */
  value?: string | undefined;
};

function checkedProps({ checked = false, onChange }: CheckboxFieldProps) {
  if (!onChange) return { defaultChecked: checked };
  return { checked, onChange: () => onChange(!checked) };
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { name, id = name, label, hint, error, value = 'yes' } = props;
  return (
    <div className={classes('field', error !== undefined && 'field-with-error')}>
      {error !== undefined && <FieldError id={id} message={error} />}
      <Choice
        type="checkbox"
        {...{ id, name }}
        option={{ value, label, hint }}
        hintId={partIds(id).hint}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...checkedProps(props)}
      />
    </div>
  );
}

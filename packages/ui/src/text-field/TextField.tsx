import type { HTMLAttributes, ReactNode } from 'react';
import { Field, type FieldText } from '../field/Field.tsx';
import { classes } from '../shared/classes.ts';
import { describedBy, valueProps } from '../shared/control.ts';

export type TextFieldProps = FieldText & {
  name: string;
  id?: string | undefined;
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  type?: 'text' | 'email' | 'tel' | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string | undefined;
  spellCheck?: boolean | undefined;
  /** Hidden from screen readers, so the label must include the unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** The approximate width in characters. Defaults to the full width. */
  width?: 2 | 3 | 4 | 5 | 10 | 20 | undefined;
};

function Affix({ children }: { children: ReactNode }) {
  return (
    <span className="affix" aria-hidden="true">
      {children}
    </span>
  );
}

export function TextField(props: TextFieldProps) {
  const { name, id = name, label, labelAsHeading, hint, error, attempt, prefix, suffix, width } = props;
  return (
    <Field {...{ id, label, labelAsHeading, hint, error, attempt }}>
      <div className="input-row">
        {prefix !== undefined && <Affix>{prefix}</Affix>}
        <input
          className={classes('input', width !== undefined && `width-${width}`)}
          id={id}
          name={name}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete}
          spellCheck={props.spellCheck}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onBlur={props.onBlur}
          {...valueProps(props.value, props.onChange)}
        />
        {suffix !== undefined && <Affix>{suffix}</Affix>}
      </div>
    </Field>
  );
}

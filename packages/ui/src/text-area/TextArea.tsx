import { Field, type FieldText } from '../field/Field.tsx';
import { classes } from '../shared/classes.ts';
import { describedBy, valueProps } from '../shared/control.ts';

export type TextAreaProps = FieldText & {
  name: string;
  id?: string | undefined;
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  rows?: number | undefined;
  /** The maximum length. It is shown but not enforced, so that pasted text is never cut off. */
  limit?: number | undefined;
  autoComplete?: string | undefined;
  spellCheck?: boolean | undefined;
};

/** With its thousands apart, without `Intl`, which takes 25 ms to start. */
const inWords = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

function limitText(limit: number, typed: number): string {
  const left = Math.abs(limit - typed);
  const characters = `${inWords(left)} character${left === 1 ? '' : 's'}`;
  if (typed === 0) return `You can enter up to ${characters}`;
  return typed > limit ? `You have ${characters} too many` : `You have ${characters} remaining`;
}

/** A text input with several lines. */
export function TextArea(props: TextAreaProps) {
  const { name, id = name, label, labelAsHeading, hint, error, value, onChange, limit, rows = 5 } = props;
  const limitId = limit === undefined ? undefined : `${id}-limit`;
  const typed = onChange ? (value ?? '').length : 0;
  return (
    <Field {...{ id, label, labelAsHeading, hint, error }}>
      <textarea
        className="input text-area"
        {...{ id, name, rows }}
        autoComplete={props.autoComplete}
        spellCheck={props.spellCheck}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={classes(describedBy(id, { hint, error }), limitId) || undefined}
        {...valueProps(value, onChange)}
      />
      {limit !== undefined && (
        <p className="text-area-limit" id={limitId}>
          {limitText(limit, typed)}
        </p>
      )}
    </Field>
  );
}

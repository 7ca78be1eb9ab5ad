import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import { partIds } from '../shared/control.ts';

export type FieldText = {
  label: ReactNode;
  /** The label is the page's only question, so it is also the page's `h1`. */
  labelAsHeading?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Where no summary takes the focus: the error is read out, again whenever this changes. Count the attempts. */
  attempt?: number | undefined;
};

type FieldProps = FieldText & { id: string; children: ReactNode };

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="hint" id={partIds(id).hint}>
      {children}
    </div>
  );
}

type FieldErrorProps = { id: string; message: string; isReadOut?: boolean };

export function FieldError({ id, message, isReadOut = false }: FieldErrorProps) {
  return (
    <p className="field-error" id={partIds(id).error} role={isReadOut ? 'alert' : undefined}>
      <span className="visually-hidden">Error: </span>
      {message}
    </p>
  );
}

/** A label, hint, error and control, in that order. */
export function Field({ id, label, labelAsHeading, hint, error, attempt, children }: FieldProps) {
  const labelElement = (
    <label className={classes('label', labelAsHeading && 'label-heading')} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={classes('field', error !== undefined && 'field-with-error')}>
      {labelAsHeading ? <h1 className="label-wrapper">{labelElement}</h1> : labelElement}
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
      {error !== undefined && (
        <FieldError key={attempt} id={id} message={error} isReadOut={attempt !== undefined} />
      )}
      {children}
    </div>
  );
}

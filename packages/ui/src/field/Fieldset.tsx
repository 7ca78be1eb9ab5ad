import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import { describedBy } from '../shared/control.ts';
import { FieldError, Hint } from './Field.tsx';

export type FieldsetText = {
  legend: ReactNode;
  /** The legend is the page's only question, so it is also the page's `h1`. */
  legendAsHeading?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
};

type FieldsetProps = FieldsetText & { id: string; role?: 'group' | undefined; children: ReactNode };

/** A question with several controls. */
export function Fieldset({ id, role, legend, legendAsHeading, hint, error, children }: FieldsetProps) {
  return (
    <div className={classes('field', error !== undefined && 'field-with-error')}>
      <fieldset role={role} aria-describedby={describedBy(id, { hint, error })}>
        <legend className={classes('label', legendAsHeading && 'label-heading')}>
          {legendAsHeading ? <h1 className="label-wrapper">{legend}</h1> : legend}
        </legend>
        {hint !== undefined && <Hint id={id}>{hint}</Hint>}
        {error !== undefined && <FieldError id={id} message={error} />}
        {children}
      </fieldset>
    </div>
  );
}

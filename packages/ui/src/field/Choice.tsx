import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from '../shared/classes.ts';

export type ChoiceOption = { value: string; label: ReactNode; hint?: ReactNode };

type ChoiceProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'checked' | 'defaultChecked' | 'onChange' | 'aria-invalid' | 'aria-describedby'
> & {
  type: 'radio' | 'checkbox';
  id: string;
  name: string;
  option: ChoiceOption;
  hintId: string;
};

/** A radio button or a checkbox with its words; pressing anywhere on it chooses. */
export function Choice({ type, id, name, option: { value, label, hint }, hintId, ...state }: ChoiceProps) {
  return (
    <div className="choice">
      <input
        className={classes('choice-input', type === 'checkbox' && 'choice-input-box')}
        {...{ type, id, name, value }}
        {...state}
      />
      <div className="choice-words">
        <label className="choice-label" htmlFor={id}>
          {label}
        </label>
        {hint !== undefined && (
          <div className="hint choice-hint" id={hintId}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}

/** The first option carries the group's own id, so that an error link lands on it. */
export function optionId(id: string, index: number): string {
  return index === 0 ? id : `${id}-${index + 1}`;
}

import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from '../shared/classes.ts';

export type ChoiceOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
};

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

/** A radio button or checkbox with its label. The whole area is clickable. */
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

/** The first option has the group's id, so that an error link focuses it. */
export function optionId(id: string, index: number): string {
  return index === 0 ? id : `${id}-${index + 1}`;
}

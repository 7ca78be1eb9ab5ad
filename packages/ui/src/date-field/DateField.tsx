import { Fieldset, type FieldsetText } from '../field/Fieldset.tsx';
import { classes } from '../shared/classes.ts';
import { partIds, valueProps } from '../shared/control.ts';

export type DatePart = 'day' | 'month' | 'year';

/** The text as typed, not validated or normalised. The month can be a name. */
export type DateParts = Record<DatePart, string>;

export type DateFieldProps = FieldsetText & {
  name: string;
  id?: string | undefined;
  value?: DateParts | undefined;
  onChange?: ((value: DateParts) => void) | undefined;
  /** The parts that the error applies to. Defaults to all of them. */
  partsInError?: readonly DatePart[] | undefined;
  /** `bday` lets the browser fill in a date of birth. */
  autoComplete?: 'bday' | undefined;
};

const PARTS = [
  { part: 'day', label: 'Day', inputMode: 'numeric', width: 2 },
  { part: 'month', label: 'Month', inputMode: 'text', width: 5 },
  { part: 'year', label: 'Year', inputMode: 'numeric', width: 4 },
] as const;

const EMPTY: DateParts = { day: '', month: '', year: '' };

export function DateField(props: DateFieldProps) {
  const { name, id = name, legend, legendAsHeading, hint, error, autoComplete } = props;
  const { value = EMPTY, onChange, partsInError = ['day', 'month', 'year'] } = props;
  return (
    <Fieldset role="group" {...{ id, legend, legendAsHeading, hint, error }}>
      <div className="date-parts" id={id}>
        {PARTS.map(({ part, label, inputMode, width }) => {
          const isWrong = error !== undefined && partsInError.includes(part);
          return (
            <div className="date-part" key={part}>
              <label className="date-part-label" htmlFor={`${id}-${part}`}>
                {label}
              </label>
              <input
                className={classes('input', `width-${width}`)}
                id={`${id}-${part}`}
                name={`${name}-${part}`}
                type="text"
                inputMode={inputMode}
                spellCheck={false}
                autoComplete={autoComplete && `${autoComplete}-${part}`}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? partIds(id).error : undefined}
                {...valueProps(value[part], onChange && ((typed) => onChange({ ...value, [part]: typed })))}
              />
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
}

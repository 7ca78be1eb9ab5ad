import { valueProps } from '../shared/control.ts';

export type RangeFieldProps = {
  /** For screen readers. The visible label belongs to the text input next to it, where there is one. */
  label: string;
  /** Where no text input has the label. */
  isLabelShown?: boolean | undefined;
  id: string;
  name?: string | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  value: number;
  /** The value as text: "£7,500". */
  valueText?: string | undefined;
  onChange?: ((value: number) => void) | undefined;
  /** Shown below the two ends of the slider. */
  ends?: readonly [string, string] | undefined;
};

/** A slider that supplements a text input. Never use it as the only way to enter a value. */
export function RangeField({
  label,
  isLabelShown = false,
  id,
  name,
  min,
  max,
  step = 1,
  value,
  valueText,
  onChange,
  ends,
}: RangeFieldProps) {
  return (
    <div className="range">
      {isLabelShown && (
        <label className="label" htmlFor={id}>
          {label}
        </label>
      )}
      <input
        className="range-input"
        type="range"
        aria-label={isLabelShown ? undefined : label}
        aria-valuetext={valueText}
        {...{ id, name, min, max, step }}
        {...valueProps(String(value), onChange && ((moved) => onChange(Number(moved))))}
      />
      {ends && (
        <div className="range-ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}

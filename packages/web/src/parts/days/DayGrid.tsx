import { Fieldset } from '@fairlead/ui/field/Fieldset';
import './day-grid.css';

export type DayOption = {
  readonly value: string;
  /** The number of the day. */
  readonly number: number;
  /** What a screen reader says instead of the number. */
  readonly words: string;
};

export type DayGroup = { readonly caption?: string; readonly options: readonly DayOption[] };

type DayGridProps = {
  legend: string;
  /** One grid each; with a caption, such as the month, where there are several. */
  groups: readonly DayGroup[];
  chosen: string | null;
  onChoose: (value: string) => void;
  error: string | undefined;
};

/** Days to choose from, laid out as on a calendar. The first carries the question's id, for the error link. */
export function DayGrid({ legend, groups, chosen, onChoose, error }: DayGridProps) {
  const first = groups[0]?.options[0]?.value;
  return (
    <Fieldset id="day" legend={legend} error={error}>
      {groups.map(({ caption = '', options }) => (
        <div key={caption}>
          {caption !== '' && <p className="day-caption">{caption}</p>}
          <div className="day-grid">
            {options.map(({ value, number, words }) => (
              <label key={value} className="day-choice">
                <input
                  type="radio"
                  className="day-input"
                  name="day"
                  id={value === first ? 'day' : `day-${value}`}
                  value={value}
                  checked={value === chosen}
                  onChange={() => onChoose(value)}
                />
                <span className="day-number">
                  <span aria-hidden="true">{number}</span>
                  <span className="visually-hidden">{words}</span>
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </Fieldset>
  );
}

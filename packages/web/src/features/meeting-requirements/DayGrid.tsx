import { longDay, ordinal } from '@fairlead/core/calendar/display';
import { Fieldset } from '@fairlead/ui/field/Fieldset';
import type { PaymentDayChoice } from '../../resources/requirement.ts';
import './day-grid.css';

type DayGridProps = {
  choices: readonly PaymentDayChoice[];
  day: number | null;
  onChoose: (day: number) => void;
  error: string | undefined;
};

/** The days of a month, laid out as on a calendar. The first carries the question's id, for the error link. */
export function DayGrid({ choices, day, onChoose, error }: DayGridProps) {
  return (
    <Fieldset id="day" legend="Payment day" error={error}>
      <div className="day-grid">
        {choices.map((choice, position) => (
          <label key={choice.day} className="day-choice">
            <input
              type="radio"
              className="day-input"
              name="day"
              id={position === 0 ? 'day' : `day-${choice.day}`}
              value={choice.day}
              checked={choice.day === day}
              onChange={() => onChoose(choice.day)}
            />
            <span className="day-number">
              <span aria-hidden="true">{choice.day}</span>
              <span className="visually-hidden">
                {ordinal(choice.day)} of the month, first payment {longDay(choice.firstPaymentOn)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

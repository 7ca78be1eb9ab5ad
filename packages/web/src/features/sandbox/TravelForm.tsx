import type { Day } from '@fairlead/core/calendar/day';
import { Button } from '@fairlead/ui/button/Button';
import { DateField, type DateParts } from '@fairlead/ui/date-field/DateField';
import { Details } from '@fairlead/ui/details/Details';
import { useState, type SubmitEvent } from 'react';
import { travelDay } from './travel-day.ts';

type TravelFormProps = { today: Day; isBusy: boolean; onGo: (to: Day) => void };

const EMPTY: DateParts = { day: '', month: '', year: '' };

/** To a date of one's own. */
export function TravelForm({ today, isBusy, onGo }: TravelFormProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [isSent, setSent] = useState(false);
  const read = travelDay(typed, today);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSent('error' in read);
    if (!isBusy && 'day' in read) onGo(read.day);
  };
  return (
    <Details summary="To another date">
      <form className="stack gap-4" noValidate onSubmit={submit}>
        <DateField
          name="travelTo"
          legend="Go to"
          hint="For example, 27 3 2027"
          value={typed}
          onChange={setTyped}
          error={isSent && 'error' in read ? read.error : undefined}
        />
        <Button type="submit" busy={isBusy}>
          Go there
        </Button>
      </form>
    </Details>
  );
}

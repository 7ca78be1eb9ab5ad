import { longDay, weekdayName } from '@fairlead/core/calendar/display';
import type { Day } from '@fairlead/core/calendar/day';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { ProgressBar } from '@fairlead/ui/progress-bar/ProgressBar';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { useState } from 'react';
import { loanPath, type Loan } from '../../resources/loan.ts';
import { useAdvanceTimeMutation, useReadTimeMachineQuery } from '../../resources/sandbox.ts';
import { isApiError } from '../../state/api-error.ts';
import { presentHealth, presentJourney, presentPresets, travelError } from './present-time-machine.ts';
import { TravelForm } from './TravelForm.tsx';
import { useMyLoan } from './use-my-loan.ts';

const LOOK_EVERY_MS = 700;

/** The business date, and how to move it on. Every day with due work on the way is done. */
export function TimeMachine() {
  const [advance, travel] = useAdvanceTimeMutation();
  const [left, setLeft] = useState<Day | null>(null);
  const [isUnderWay, setUnderWay] = useState(false);
  const { data } = useReadTimeMachineQuery(
    {},
    { pollingInterval: isUnderWay || travel.isLoading ? LOOK_EVERY_MS : 0, refetchOnMountOrArgChange: true },
  );
  const { loan } = useMyLoan();
  if (!data) return <Skeleton label="Asking for the date" figure lines={2} />;
  // Somebody else, or this page before a reload, may have sent it on its way.
  if (isUnderWay !== (data.advancingTo !== null)) setUnderWay(data.advancingTo !== null);
  if (left === null && data.advancingTo !== null) setLeft(data.today);

  const journey = presentJourney(left ?? data.today, data);
  const isBusy = travel.isLoading || data.advancingTo !== null;
  const go = (to: Day) => {
    setLeft(data.today);
    void advance({ body: { to } });
  };
  return (
    <Card as="section" raised aria-labelledby="time-heading">
      <h2 id="time-heading">Time machine</h2>
      <div className="figure figure-large sandbox-today">
        <p className="figure-label">Today is {weekdayName(data.today)}</p>
        <p className="figure-value">{longDay(data.today)}</p>
      </div>
      {journey && <ProgressBar label="On its way" {...journey} />}
      <Outcome isDone={travel.isSuccess && !isBusy} error={travel.error} today={data.today} loan={loan} />
      {presentHealth(data) !== null && <p>{presentHealth(data)}</p>}
      <Presets today={data.today} loan={loan} isBusy={isBusy} onGo={go} />
      <TravelForm today={data.today} isBusy={isBusy} onGo={go} />
    </Card>
  );
}

type OutcomeProps = { isDone: boolean; error: unknown; today: Day; loan: Loan | undefined };

function Outcome({ isDone, error, today, loan }: OutcomeProps) {
  if (error !== undefined) {
    return (
      <NotificationBanner kind="error" live title="It stayed where it was">
        <p>{travelError(isApiError(error) ? error.type : '')}</p>
      </NotificationBanner>
    );
  }
  if (!isDone) return null;
  return (
    <NotificationBanner kind="success" live title={`It is now ${weekdayName(today)} ${longDay(today)}`}>
      {loan && (
        <p>
          <Button variant="plain" href={loanPath(loan.id)}>
            See your loan
          </Button>
        </p>
      )}
    </NotificationBanner>
  );
}

type PresetsProps = { today: Day; loan: Loan | undefined; isBusy: boolean; onGo: (to: Day) => void };

function Presets({ today, loan, isBusy, onGo }: PresetsProps) {
  return (
    <ul className="sandbox-presets">
      {presentPresets(today, loan).map(({ label, to, hint }) => (
        <li key={label}>
          <Button variant="secondary" wide busy={isBusy} onClick={() => onGo(to)}>
            {label}
          </Button>
          <span className="small muted">{hint}</span>
        </li>
      ))}
    </ul>
  );
}

import { longDay, weekdayName } from '@fairlead/core/calendar/display';
import type { Day } from '@fairlead/core/calendar/day';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { ProgressBar } from '@fairlead/ui/progress-bar/ProgressBar';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { loanPath } from '@fairlead/contract/web/account-paths';
import type { Loan } from '../../resources/loan.ts';
import { isApiError } from '../../state/api-error.ts';
import { presentHealth, presentPresets, travelError } from './present-time-machine.ts';
import { TravelForm } from './TravelForm.tsx';
import { useMyLoan } from './use-my-loan.ts';
import { useTravel } from './use-travel.ts';

/** The business date, and how to move it on. Every day with due work on the way is done. */
export function TimeMachine() {
  const { data, error, refetch, advance, travel, journey, goal } = useTravel();
  const loan = useMyLoan();
  if (!data && error) return <NoDate onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label="Loading the date" figure lines={2} />;
  const isBusy = journey !== null;
  return (
    <Card as="section" raised aria-labelledby="time-heading">
      <h2 id="time-heading">Time machine</h2>
      <div className="figure figure-large sandbox-today">
        <p className="figure-label">Today is {weekdayName(data.today)}</p>
        <p className="figure-value">{longDay(data.today)}</p>
      </div>
      {journey && <ProgressBar label="Moving the date" {...journey} />}
      <Outcome isDone={travel.isSuccess && !isBusy} error={travel.error} today={data.today} loan={loan} />
      {presentHealth(data) !== null && <p>{presentHealth(data)}</p>}
      <Presets today={data.today} loan={loan} goal={goal} onGo={advance} />
      <TravelForm today={data.today} isBusy={isBusy} onGo={advance} />
    </Card>
  );
}

function NoDate({ onRetry }: { onRetry: () => void }) {
  return (
    <NotificationBanner kind="warning" title="We couldn’t read the date">
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </NotificationBanner>
  );
}

type OutcomeProps = { isDone: boolean; error: unknown; today: Day; loan: Loan | undefined };

function Outcome({ isDone, error, today, loan }: OutcomeProps) {
  if (error !== undefined) {
    return (
      <NotificationBanner kind="error" live title="The date hasn’t changed">
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

type PresetsProps = { today: Day; loan: Loan | undefined; goal: Day | null; onGo: (to: Day) => void };

function Presets({ today, loan, goal, onGo }: PresetsProps) {
  return (
    <ul className="sandbox-presets">
      {presentPresets(today, loan).map(({ label, to, hint }) => (
        <li key={label}>
          <Button variant="secondary" wide busy={goal === to} onClick={() => onGo(to)}>
            {label}
          </Button>
          <span className="small muted">{hint}</span>
        </li>
      ))}
    </ul>
  );
}

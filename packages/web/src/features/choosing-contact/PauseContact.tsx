import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import type { Day } from '@fairlead/core/calendar/day';
import { useTyped } from '../../parts/form/use-typed.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import {
  useChangeContactPauseMutation,
  useReadContactPauseQuery,
} from '../../resources/contact-permission.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { CAP_WORDS, pausedWords, pauseOptions, SHORTEST_PAUSE } from './present-pause.ts';

/** A pause of messages about payments: what it holds back and what it does not, and its length. */
export function PauseContact({ userId }: { userId: string }) {
  const { today } = usePageSettings();
  const params = { id: userId };
  const { data } = useReadContactPauseQuery({ params }, { refetchOnMountOrArgChange: true });
  const [change, { error, isLoading }] = useChangeContactPauseMutation();
  const typed = useTyped('contact-pause', { days: SHORTEST_PAUSE });
  const pause = async (pausedUntil: Day | null) => {
    if (isLoading) return;
    const saved = await change({ params, body: { pausedUntil } });
    if (saved.error === undefined) typed.forget();
  };
  return (
    <Card as="section" aria-labelledby="pause-heading">
      <div className="stack gap-4">
        <h2 id="pause-heading">Pause messages about payments</h2>
        <p>{CAP_WORDS}</p>
        <p>
          During a pause we don’t remind you of payments or write about missed ones. We still collect them,
          confirm what you do in your account, and send what the law says we must.
        </p>
        {error !== undefined && <ActionFailed error={error} />}
        <div aria-live="polite">{data?.pausedUntil && <p>{pausedWords(data.pausedUntil)}</p>}</div>
        {data?.pausedUntil ? (
          <p>
            <Button type="button" variant="secondary" busy={isLoading} onClick={() => void pause(null)}>
              End the pause
            </Button>
          </p>
        ) : (
          <PauseForm
            today={today}
            days={typed.fields.days}
            busy={isLoading || data === undefined}
            onChoose={(days) => typed.change({ days })}
            onPause={(until) => void pause(until)}
          />
        )}
      </div>
    </Card>
  );
}

type FormProps = {
  today: Day;
  days: string;
  busy: boolean;
  onChoose: (days: string) => void;
  onPause: (until: Day) => void;
};

function PauseForm({ today, days, busy, onChoose, onPause }: FormProps) {
  const options = pauseOptions(today);
  const chosen = options.find(({ value }) => value === days);
  return (
    <form
      className="stack gap-4"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onPause(chosen.until);
      }}
    >
      <RadioGroup name="pause" legend="For how long?" options={options} value={days} onChange={onChoose} />
      <p>
        <Button type="submit" variant="secondary" busy={busy}>
          Pause messages
        </Button>
      </p>
    </form>
  );
}

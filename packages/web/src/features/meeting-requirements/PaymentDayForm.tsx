import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import type { Application } from '../../resources/loan-application.ts';
import type { PaymentDayChoice } from '../../resources/requirement.ts';
import { DayGrid } from './DayGrid.tsx';
import { choiceInWords } from './present-payment-day.ts';
import { usePaymentDay } from './use-payment-day.ts';

const TITLE = 'Which day of the month suits you?';

type PaymentDayFormProps = {
  application: Application;
  requirementId: string;
  choices: readonly PaymentDayChoice[];
};

export function PaymentDayForm({ application, requirementId, choices }: PaymentDayFormProps) {
  const { day, choose, problem, attempts, failure, isLoading, submit } = usePaymentDay(
    application,
    requirementId,
  );
  const chosen = choices.find((choice) => choice.day === day);
  const errors = problem === undefined ? [] : [{ field: 'day', message: problem }];
  return (
    <Page title={TITLE} hasErrors={errors.length > 0}>
      <BackLink href={applicationPath(application)} />
      <ErrorSummary errors={errors} focusKey={attempts} />
      {failure !== null && <ActionFailed error={failure} />}
      <form className="stack gap-6" noValidate onSubmit={submit}>
        <header className="stack gap-3">
          <h1>{TITLE}</h1>
          <p className="lead muted">
            A day or two after you are paid works well for most people. Every day costs the same rate; the
            date of the first payment changes each payment by a little, and your documents show by how much.
          </p>
        </header>
        <DayGrid choices={choices} day={day} onChoose={choose} error={problem} />
        <output htmlFor="day" aria-live="polite">
          {chosen && (
            <div className="inset-text stack gap-2">
              {choiceInWords(chosen).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
        </output>
        <Button type="submit" busy={isLoading}>
          Save my payment day
        </Button>
      </form>
    </Page>
  );
}

import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import type { Application } from '../../resources/loan-application.ts';
import { listProblems, only } from '../../resources/problems.ts';
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
  const words = chosen ? choiceInWords(chosen) : [];
  return (
    <FormPage
      title={TITLE}
      before={<BackLink href={applicationPath(application)} />}
      errors={listProblems(only({ day: problem }))}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
    >
      <header className="stack gap-3">
        <h1>{TITLE}</h1>
        <p className="lead muted">
          A day or two after you are paid works well for most people. The interest rate is the same on every
          day. The date of your first payment changes each payment slightly, and your documents show by how
          much.
        </p>
      </header>
      <DayGrid choices={choices} day={day} onChoose={choose} error={problem} />
      {words.length > 0 && (
        <div className="inset-text stack gap-2">
          {words.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <Spoken text={words.join(' ')} />
      <Button type="submit" busy={isLoading}>
        Save my payment day
      </Button>
    </FormPage>
  );
}

import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Details } from '@fairlead/ui/details/Details';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { Table } from '@fairlead/ui/table/Table';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { DayGrid } from '../../parts/days/DayGrid.tsx';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { quoteOf, type Application } from '../../resources/loan-application.ts';
import { listProblems, only } from '../../resources/problems.ts';
import type { PaymentDayChoice } from '../../resources/requirement.ts';
import { choiceInWords, dayOptions, dayRows, whyDaysAreMissing } from './present-payment-day.ts';
import { usePaymentDay } from './use-payment-day.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

const COLUMNS = [
  { key: 'day', heading: 'Day', rowHeading: true },
  { key: 'monthly', heading: 'A month', numeric: true },
  { key: 'total', heading: 'Total payable', numeric: true },
  { key: 'apr', heading: 'APR', numeric: true },
] as const;

export const DAY_HEAD: Head = {
  title: 'Which day of the month suits you?',
  lead: 'A day or two after you are paid works well for most people. The later your first payment, the longer you borrow for and the more you pay back. Choose a day to see its exact price.',
  isQuiet: true,
};

type PaymentDayFormProps = {
  application: Application;
  requirementId: string;
  choices: readonly PaymentDayChoice[];
};

export function PaymentDayForm({ application, requirementId, choices }: PaymentDayFormProps) {
  const { day, choose, problem, attempts, failure, isLoading, submit } = usePaymentDay(
    application,
    requirementId,
    choices.map((choice) => choice.day),
  );
  const chosen = choices.find((choice) => choice.day === day);
  const offered = quoteOf(application)?.totalAmountPayable;
  const words = chosen && offered !== undefined ? choiceInWords(chosen, offered) : [];
  const missing = whyDaysAreMissing(choices);
  return (
    <FormPage
      title={DAY_HEAD.title}
      before={<BackLink href={applicationPath(application)} />}
      errors={listProblems(only({ day: problem }))}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
    >
      <PageHead {...DAY_HEAD} />
      <DayGrid
        legend="Payment day"
        groups={[{ options: dayOptions(choices) }]}
        chosen={day === null ? null : String(day)}
        onChoose={(chosenDay) => choose(Number(chosenDay))}
        error={problem}
      />
      {missing !== '' && <p className="hint">{missing}</p>}
      {words.length > 0 && (
        <div className="inset-text stack gap-2">
          {words.map((line, position) => (
            <p key={line}>{position === 0 ? <strong>{line}</strong> : line}</p>
          ))}
        </div>
      )}
      <Spoken text={words.join(' ')} />
      <Button type="submit" busy={isLoading}>
        Save my payment day
      </Button>
      <Details summary="Compare the price of every day">
        <Table
          compact
          caption="The price of each payment day"
          captionHidden
          columns={COLUMNS}
          rows={dayRows(choices)}
        />
      </Details>
    </FormPage>
  );
}

import type { Day } from '@fairlead/core/calendar/day';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Details } from '@fairlead/ui/details/Details';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { dayGroups } from '../../parts/days/day-groups.ts';
import { DayGrid } from '../../parts/days/DayGrid.tsx';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import type { Loan } from '../../resources/loan.ts';
import { listProblems, only } from '../../resources/problems.ts';
import { changeInWords, dueNow, whyNotOtherDays } from './present-payment-date.ts';
import { usePaymentDate } from './use-payment-date.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const DATE_HEAD: Head = {
  title: 'Change your payment day',
  lead: 'Choose when your next payment should be due. Later payments follow on the same day of each month. You see what it costs before anything changes.',
};

type PaymentDateFormProps = {
  loan: Loan;
  nextPayment: NonNullable<Loan['nextPayment']>;
  dates: readonly Day[];
};

/** Another day for the next payment and every later one, with what it costs before it is chosen. */
export function PaymentDateForm({ loan, nextPayment, dates }: PaymentDateFormProps) {
  const { date, choose, preview, previewError, problem, attempts, failure, isLoading, submit } =
    usePaymentDate(loan.id, dates);
  const words = preview ? changeInWords(preview, nextPayment) : [];
  return (
    <FormPage
      title={DATE_HEAD.title}
      before={<BackLink href={loanPath(loan.id)}>Your loan</BackLink>}
      errors={listProblems(only({ day: problem }))}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
    >
      <PageHead {...DATE_HEAD}>
        <p>{dueNow(nextPayment)}</p>
      </PageHead>
      <DayGrid
        legend="When should your next payment be due?"
        groups={dayGroups(dates)}
        chosen={date}
        onChoose={choose}
        error={problem}
      />
      <Details summary="Why can’t I choose another day?">
        <ul className="list">
          {whyNotOtherDays(dates, nextPayment).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Details>
      {words.length > 0 && (
        <InsetText>
          <div className="stack gap-2">
            {words.map((line, position) => (
              <p key={line}>{position === 0 ? <strong>{line}</strong> : line}</p>
            ))}
          </div>
        </InsetText>
      )}
      {previewError !== undefined && <ActionFailed error={previewError} />}
      <Spoken text={words.join(' ')} />
      <Button type="submit" busy={isLoading}>
        Change my payment day
      </Button>
    </FormPage>
  );
}

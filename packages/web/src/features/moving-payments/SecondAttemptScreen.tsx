import { useSearchParams } from 'react-router';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { dayGroups } from '../../parts/days/day-groups.ts';
import { DayGrid } from '../../parts/days/DayGrid.tsx';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { makePaymentPath } from '../../loan-paths.ts';
import { listProblems, only } from '../../resources/problems.ts';
import {
  secondAttemptReading,
  useReadSecondAttemptQuery,
  type SecondAttempt,
} from '../../resources/repaying/second-attempt.ts';
import { isApiError } from '../../state/api-error.ts';
import { triedAgain, whyNotOthers } from './present-second-attempt.ts';
import { useSecondAttempt } from './use-second-attempt.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';

export const handle = screen({ access: 'borrower', reads: secondAttemptReading });

const HEAD: Head = {
  title: 'Choose when we try again',
  lead: 'Choose a day when you’ll have the money in your account. There is no fee for another attempt, whichever day you choose.',
};

/** Another day for the second attempt at a payment that failed. */
export default function SecondAttemptScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <Attempt key={id} id={id} />;
}

function Attempt({ id }: { id: string }) {
  const reading = { params: { id } };
  const { data, error, refetch } = useReadSecondAttemptQuery(reading, { refetchOnMountOrArgChange: true });
  if (isApiError(error) && error.type === 'secondAttemptNotMovable')
    return <NotNow id={id} reason={error.message} />;
  if (data) return <AttemptForm id={id} attempt={data} />;
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  return <OpeningOfLoan loanId={id} head={HEAD} label="Finding the days you can choose" />;
}

function AttemptForm({ id, attempt }: { id: string; attempt: SecondAttempt }) {
  const form = useSecondAttempt(id, attempt.days);
  return (
    <FormPage
      title={HEAD.title}
      before={<BackLink href={loanPath(id)}>Your loan</BackLink>}
      errors={listProblems(only({ day: form.problem }))}
      attempts={form.attempts}
      failure={form.failure !== null && <ActionFailed error={form.failure} />}
      onSubmit={form.submit}
    >
      <PageHead {...HEAD}>
        {triedAgain(attempt).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          You can also <Link href={makePaymentPath(id)}>pay it now</Link>. If you do, we won’t try to collect
          it again.
        </p>
      </PageHead>
      <DayGrid
        legend="When should we try again?"
        groups={dayGroups(attempt.days)}
        chosen={form.date}
        onChoose={form.choose}
        error={form.problem}
      />
      {whyNotOthers(attempt).map((sentence) => (
        <p key={sentence} className="muted">
          {sentence}
        </p>
      ))}
      <Button type="submit" busy={form.isLoading}>
        Try again on this day
      </Button>
    </FormPage>
  );
}

function NotNow({ id, reason }: { id: string; reason: string }) {
  const title = 'You can’t choose a day at the moment';
  return (
    <Page title={title}>
      <BackLink href={loanPath(id)}>Your loan</BackLink>
      <h1>{title}</h1>
      <p className="lead">{reason}</p>
      <p>
        <Button href={makePaymentPath(id)}>Make a payment</Button>
      </p>
      <p>
        If you can’t pay at the moment, <Link href="/contact">talk to us</Link>. We’ll look for a way that
        works for you.
      </p>
    </Page>
  );
}

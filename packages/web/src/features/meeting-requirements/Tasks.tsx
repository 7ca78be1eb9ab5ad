import type { TASK_LIST_LEAD } from '@fairlead/brands/experiments';
import { displayDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { Card } from '@fairlead/ui/card/Card';
import { Columns } from '@fairlead/ui/columns/Columns';
import { Figure } from '@fairlead/ui/figure/Figure';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { Link } from '@fairlead/ui/link/Link';
import { Stack } from '@fairlead/ui/stack/Stack';
import { TaskList } from '@fairlead/ui/task-list/TaskList';
import type { ReactNode } from 'react';
import { changeLoanPath } from '../../application-paths.ts';
import { NotNowButton } from '../../parts/application/NotNowButton.tsx';
import { useSeed } from '../../parts/experiment/use-seed.ts';
import { Page } from '../../parts/page/Page.tsx';
import { percent } from '../../parts/loan/percent.ts';
import { quoteOf, type Application } from '../../resources/loan-application.ts';
import { suggestedLoanOf } from '../../resources/requirement.ts';
import { accountNeededWords, presentTasks, tasksInWords } from './present-tasks.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

type Lead = typeof TASK_LIST_LEAD;

const EXPERIMENT: Lead['name'] = 'task-list-lead';

export const TASKS_HEAD: Head = {
  title: 'Complete your application',
  lead: 'You can leave and come back: we save everything you finish. Nothing is agreed until you’ve read your documents and signed.',
  isQuiet: true,
};

/** The two versions of the first sentences. */
const HEADS: Readonly<Record<Lead['variants'][number]['seed'], (progress: ReactNode) => ReactNode>> = {
  'progress-first': (progress) => (
    <PageHead title={TASKS_HEAD.title}>
      {progress}
      <p className="lead muted">{TASKS_HEAD.lead}</p>
    </PageHead>
  ),
  'pause-first': (progress) => <PageHead {...TASKS_HEAD}>{progress}</PageHead>,
};

/** The tasks between the offer and the payout. */
export function Tasks({ application }: { application: Application }) {
  const tasks = presentTasks(application);
  const version = useSeed(EXPERIMENT, HEADS);
  return (
    <Page title={TASKS_HEAD.title} width="wide">
      {HEADS[version](<p>{tasksInWords(tasks)}.</p>)}
      <Columns layout="main-aside">
        <Stack gap={6}>
          {application.isAccountNeeded && <p>{accountNeededWords(application)}</p>}
          <TaskList items={tasks} />
          {!application.isAccountNeeded && <NotNowButton applicationId={application.id} />}
        </Stack>
        {!suggestedLoanOf(application) && <YourOffer application={application} />}
      </Columns>
    </Page>
  );
}

/** The figures as they are known now: of the documents, else of the payment day, else of the quote. */
function YourOffer({ application }: { application: Application }) {
  const quote = quoteOf(application);
  const { documentSet, paymentDays } = application;
  if (!quote) return null;
  const { monthlyCost, totalAmountPayable, apr } = documentSet ?? paymentDays?.chosen ?? quote;
  return (
    <Card as="aside" aria-labelledby="your-offer">
      <h2 id="your-offer">Your offer</h2>
      <Figure
        size="medium"
        label={`A month, for ${quote.term} months`}
        value={formatPounds(monthlyCost)}
        note={`Valid until ${displayDay(application.expiresAt ?? quote.expiresAt)}`}
      />
      <FigureRow
        lines
        items={[
          { label: 'You borrow', value: formatWholePounds(quote.amount) },
          { label: 'Total payable', value: formatPounds(totalAmountPayable) },
          { label: 'APR', value: percent(apr) },
        ]}
      />
      {!application.isAccountNeeded && (
        <p>
          <Link href={changeLoanPath(application.id)}>Change the amount or the term</Link>
        </p>
      )}
    </Card>
  );
}

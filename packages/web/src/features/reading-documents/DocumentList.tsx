import { usePageSettings } from '../../state/page-settings.ts';
import type { Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Card } from '@fairlead/ui/card/Card';
import { Columns } from '@fairlead/ui/columns/Columns';
import { Figure } from '@fairlead/ui/figure/Figure';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Stack } from '@fairlead/ui/stack/Stack';
import { TaskList } from '@fairlead/ui/task-list/TaskList';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { confirmReadPath } from '../../application-paths.ts';
import { Page } from '../../parts/page/Page.tsx';
import { unreadOf, type Application, type DocumentSet } from '../../resources/loan-application.ts';
import { GoToSign } from './GoToSign.tsx';
import { changeInWords, datedLines, documentTasks } from './present-documents.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const LIST_HEAD: Head = {
  title: 'Read your documents',
  lead: 'Read the first three one after another and confirm each one. The Direct Debit Mandate is for your information. Take your time: if you come back on another day, we’ll update them for that day.',
  isQuiet: true,
};

type DocumentListProps = { application: Application; set: DocumentSet; replacedOf: Day | null };

/** Today's documents, and the price with its actual dates compared with the quote. */
export function DocumentList({ application, set, replacedOf }: DocumentListProps) {
  const { productId } = usePageSettings().brand.config;
  const change = changeInWords(set, productId);
  return (
    <Page title={LIST_HEAD.title} width="wide" step="list">
      <BackLink href={applicationPath(application)} />
      {replacedOf !== null && <Replaced drawdownOn={replacedOf} />}
      <PageHead {...LIST_HEAD} />
      <Columns layout="main-aside">
        <Stack gap={6}>
          <TaskList items={documentTasks(application.id, set)} />
          {unreadOf(set).length > 1 && (
            <p>
              <Link href={confirmReadPath(application.id)}>I read them on paper or on another device</Link>
            </p>
          )}
          <GoToSign applicationId={application.id} set={set} />
        </Stack>
        <Card as="aside" aria-labelledby="dated-price">
          <h2 id="dated-price">Your payments with your chosen date</h2>
          <Figure size="medium" label="Every month" value={formatPounds(set.monthlyCost)} />
          {change !== null && <p>{change}</p>}
          <FigureRow lines items={datedLines(set)} />
        </Card>
      </Columns>
    </Page>
  );
}

function Replaced({ drawdownOn }: { drawdownOn: Day }) {
  return (
    <NotificationBanner live title="We’ve updated your documents for today">
      <p>
        The earlier ones said we’d send the money on {longDay(drawdownOn)}. A new day changes the dates and
        can change the payment slightly, so you need to read them again.
      </p>
    </NotificationBanner>
  );
}

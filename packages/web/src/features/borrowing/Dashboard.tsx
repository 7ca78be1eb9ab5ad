import type { DataOf } from '@fairlead/contract/client';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Columns } from '@fairlead/ui/columns/Columns';
import { Figure } from '@fairlead/ui/figure/Figure';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { Page } from '../../parts/Page.tsx';
import { usePageSettings } from '../../state/page-settings.ts';
import { openApplications } from './dashboard-destination.ts';
import { presentApplicationEntry, presentLoanEntry, type Entry } from './present-dashboard.ts';

/** Everything a borrower has here. */
export function Dashboard({ user }: { user: DataOf<'readUser'> }) {
  const entries = [
    ...(user.loans ?? []).map(presentLoanEntry),
    ...openApplications(user).map(presentApplicationEntry),
  ];
  return (
    <Page title="Your account" width="wide">
      <h1>Hello, {user.firstName}</h1>
      {entries.length === 0 && <Nothing canReApply={user.canReApply} />}
      <Columns>
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </Columns>
    </Page>
  );
}

function Nothing({ canReApply }: { canReApply: boolean }) {
  const { switches } = usePageSettings().brand;
  return (
    <>
      <p className="lead measure">You have no loan and no application here.</p>
      {canReApply && switches.directApplications && (
        <p>
          <Button href="/account/borrow/quote">Apply for a loan</Button>
        </p>
      )}
    </>
  );
}

function EntryCard({ entry }: { entry: Entry }) {
  const { id, heading, status, figure, lines, href, action } = entry;
  return (
    <Card as="article" aria-labelledby={`entry-${id}`}>
      <div className="stack gap-1">
        <h2 id={`entry-${id}`}>{heading}</h2>
        <p>{status}</p>
      </div>
      <Figure {...figure} />
      <FigureRow items={lines} lines />
      <div>
        <Button href={href} aria-describedby={`entry-${id}`}>
          {action}
        </Button>
      </div>
    </Card>
  );
}

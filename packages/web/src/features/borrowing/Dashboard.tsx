import type { DataOf } from '@fairlead/contract/wire/client';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Columns } from '@fairlead/ui/columns/Columns';
import { Figure } from '@fairlead/ui/figure/Figure';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { Suspense } from 'react';
import { APPLICATION_FORM } from '@fairlead/contract/web/account-paths';
import { laterPart } from '../../parts/page/later-part.tsx';
import { OpenInApp } from '../../parts/page/OpenInApp.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { usePageSettings } from '../../state/page-settings.ts';
import { quoteOf, readingOf, useReadApplicationQuery } from '../../resources/loan-application.ts';
import { openApplications, type ApplicationSummary } from '../../resources/open-applications.ts';
import { isPriced, presentApplicationEntry, presentLoanEntry, type Entry } from './present-dashboard.ts';

/** Optional, so it is loaded after everything that the borrower came for. */
const CardOffer = laterPart('an offer', async () => (await import('./CardOffer.tsx')).CardOffer);

type User = DataOf<'readUser'>;

/** With more entries than this no single figure is the one of the page. */
const FEW = 2;

/** Everything a borrower has here. */
export function Dashboard({ user }: { user: User }) {
  const { today } = usePageSettings();
  const loans = user.loans ?? [];
  const applications = openApplications(user, today);
  const count = loans.length + applications.length;
  const size = count > FEW ? 'medium' : 'large';
  return (
    <Page title="Your account" width="wide">
      <h1>Hello, {user.firstName}</h1>
      {count === 0 && <p className="lead measure">You have no loans or applications here.</p>}
      <Columns>
        {loans.map((loan) => (
          <EntryCard key={loan.id} entry={presentLoanEntry(loan)} size={size} />
        ))}
        {applications.map((application) => (
          <ApplicationCard key={application.id} application={application} size={size} />
        ))}
      </Columns>
      {applications.length === 0 && <NextLoan user={user} isFirst={loans.length === 0} />}
      <OpenInApp />
      <Suspense fallback={null}>
        <CardOffer />
      </Suspense>
    </Page>
  );
}

type Size = 'large' | 'medium';

/** An application with its monthly price, which its own record has. */
function ApplicationCard({ application, size }: { application: ApplicationSummary; size: Size }) {
  const asked = readingOf(application.id);
  const { data, isLoading } = useReadApplicationQuery(asked, { skip: !isPriced(application) });
  const monthlyCost = (data && quoteOf(data)?.monthlyCost) ?? null;
  const entry = presentApplicationEntry(application, isLoading ? 'on its way' : monthlyCost);
  return <EntryCard entry={entry} size={size} />;
}

/** What a borrower without a running loan can do next, or why they cannot. */
function NextLoan({ user, isFirst }: { user: User; isFirst: boolean }) {
  const { switches } = usePageSettings().brand;
  if (user.loans?.some(({ isActive }) => isActive)) return null;
  if (!user.canReApply) {
    const isShown = switches.notEligibleSheetForInactiveLoan && user.cannotReApplyBecause !== null;
    return isShown ? (
      <InsetText>
        <h2>You can’t apply for another loan yet</h2>
        <p>{user.cannotReApplyBecause}</p>
      </InsetText>
    ) : null;
  }
  return switches.directApplications ? (
    <p>
      <Button href={APPLICATION_FORM} variant={isFirst ? 'primary' : 'secondary'}>
        {isFirst ? 'Apply for a loan' : 'Borrow again'}
      </Button>
    </p>
  ) : null;
}

function EntryCard({ entry, size }: { entry: Entry; size: Size }) {
  const { id, heading, status, figure, lines, href, action } = entry;
  return (
    <Card as="article" aria-labelledby={`entry-${id}`}>
      <div className="stack gap-1">
        <h2 id={`entry-${id}`}>{heading}</h2>
        <p>{status}</p>
      </div>
      {figure && <Figure {...figure} size={size} />}
      <FigureRow items={lines} lines />
      <div>
        <Button href={href} aria-describedby={`entry-${id}`}>
          {action}
        </Button>
      </div>
    </Card>
  );
}

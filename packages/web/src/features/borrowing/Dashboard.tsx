import type { DataOf } from '@fairlead/contract/client';
import { displayDay } from '@fairlead/core/calendar/display';
import { day } from '@fairlead/core/calendar/day';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Columns } from '@fairlead/ui/columns/Columns';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import type { ReactNode } from 'react';
import { Page } from '../../parts/Page.tsx';
import { usePageSettings } from '../../state/page-settings.ts';
import {
  applicationPath,
  loanPath,
  openApplications,
  type ApplicationSummary,
  type LoanSummary,
} from './dashboard-destination.ts';

/** Everything a borrower has here, the newest first. */
export function Dashboard({ user }: { user: DataOf<'readUser'> }) {
  const loans = user.loans ?? [];
  const applications = openApplications(user);
  return (
    <Page title="Your account" width="wide">
      <h1>Hello, {user.firstName}</h1>
      {loans.length + applications.length === 0 && <Nothing canReApply={user.canReApply} />}
      <Columns>
        {loans.map((loan) => (
          <LoanCard key={loan.id} loan={loan} />
        ))}
        {applications.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </Columns>
    </Page>
  );
}

function Nothing({ canReApply }: { canReApply: boolean }) {
  const { switches } = usePageSettings().brand;
  return (
    <>
      <p>You have no loan and no application here.</p>
      {canReApply && switches.directApplications && (
        <p>
          <Button href="/account/borrow/quote">Apply for a loan</Button>
        </p>
      )}
    </>
  );
}

type EntryProps = {
  heading: string;
  figures: readonly (readonly [string, ReactNode])[];
  href: string;
  action: string;
};

function Entry({ heading, figures, href, action }: EntryProps) {
  return (
    <Card as="article">
      <h2>{heading}</h2>
      <FigureRow items={figures.map(([label, value]) => ({ label, value }))} lines />
      <div>
        <Button href={href}>{action}</Button>
      </div>
    </Card>
  );
}

function LoanCard({ loan }: { loan: LoanSummary }) {
  const next = loan.nextPaymentOn === null ? 'None' : displayDay(day(loan.nextPaymentOn));
  return (
    <Entry
      heading={`Loan ${loan.reference}`}
      figures={[
        ['Borrowed', formatWholePounds(loan.amount)],
        ['Left to pay', formatPounds(loan.leftToPay)],
        ['Next payment', next],
        ['State', loan.state],
      ]}
      href={loanPath(loan)}
      action="See this loan"
    />
  );
}

function ApplicationCard({ application }: { application: ApplicationSummary }) {
  return (
    <Entry
      heading={`Application for ${formatWholePounds(application.amount)}`}
      figures={[
        ['Term', `${application.term} months`],
        ['Started', displayDay(day(application.createdAt.slice(0, 10)))],
        ['State', application.state],
      ]}
      href={applicationPath(application)}
      action="Go on with it"
    />
  );
}

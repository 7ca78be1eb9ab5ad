import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { TalkToUs } from '../../parts/lender/TalkToUs.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { settledOf, type Application } from '../../resources/loan-application.ts';

const TITLE = 'We can’t pay your finance company';

/** There is no account for the finance company: nothing is signed that could not be paid. */
export function LenderNotKnown({ application }: { application: Application }) {
  const { reference, expiresAt } = application;
  const settled = settledOf(application);
  return (
    <Page title={TITLE} step="figure">
      <BackLink href={applicationPath(application)}>Your application</BackLink>
      <header className="stack gap-3">
        <h1>{TITLE}</h1>
        <p className="lead">
          We don’t have its bank details, so we haven’t prepared your documents. You’ve signed nothing and you
          owe us nothing.
        </p>
      </header>
      {settled && (
        <SummaryList
          rows={[
            { key: 'Finance company', value: settled.lender },
            { key: 'Agreement number', value: settled.agreementNumber },
            { key: 'Settlement figure', value: formatPounds(settled.settlementAmount) },
          ]}
        />
      )}
      <section className="stack gap-3" aria-labelledby="talk">
        <h2 id="talk">Talk to a person</h2>
        <p>
          We’ll look for the right company with you, so have your settlement letter ready. Your price and your
          answers stay as they are
          {expiresAt === null ? '.' : ` until the end of ${longDay(expiresAt)}.`}
        </p>
        <TalkToUs reference={reference} />
      </section>
    </Page>
  );
}

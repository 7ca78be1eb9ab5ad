import { longDay } from '@fairlead/core/calendar/display';
import { londonDay } from '@fairlead/core/calendar/london';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { useEffect } from 'react';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Later } from '../../parts/page/Later.tsx';
import { Page } from '../../parts/page/Page.tsx';
import {
  statementReading,
  useReadFinancialStatementQuery,
  type Statement,
} from '../../resources/financial-statement/financial-statement.ts';
import { hasProblems } from '../../resources/problems.ts';
import { budgetPath } from '../../parts/budget/budget-path.ts';
import { AdviserCard } from './AdviserCard.tsx';
import { NotSaved, SavedStatus } from '../../parts/budget/BudgetFrame.tsx';
import { BackToBudget } from './BackToBudget.tsx';
import {
  presentBills,
  presentHints,
  presentLeft,
  presentMissing,
} from '../../parts/budget/present-budget.ts';
import { SummaryTables } from '../../parts/budget/SummaryTables.tsx';
import type { Budget } from '../../parts/budget/use-budget.ts';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { SUMMARY_HEAD } from './heads.ts';
import { Opening } from '../../parts/page/Opening.tsx';

/** What is saved, as a page to read, to print and to show to an adviser. */
export function BudgetSummary({ budget, statement }: { budget: Budget; statement: Statement }) {
  const { save } = budget;
  useEffect(() => void save(), [save]);
  const reading = statementReading(statement.id);
  const { currentData, error, refetch } = useReadFinancialStatementQuery(reading, {
    refetchOnMountOrArgChange: true,
  });
  const { version } = statement;
  const isOlder = currentData !== undefined && currentData.version < version;
  useEffect(() => {
    if (isOlder) void refetch();
  }, [isOlder, refetch]);
  if (currentData && !isOlder) return <Summary budget={budget} shown={currentData} />;
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  return <Opening head={SUMMARY_HEAD} before={<BackToBudget />} label="Working out your budget" />;
}

function Summary({ budget, shown }: { budget: Budget; shown: Statement }) {
  const left = presentLeft(shown);
  return (
    <Page title="Your budget: summary" step="summary">
      <BackToBudget />
      <NotSaved budget={budget} />
      <SavedStatus budget={budget} />
      <PageHead {...SUMMARY_HEAD}>
        <p className="muted">
          Last changed on {longDay(londonDay(Date.parse(shown.changedAt)))}. It’s valid until the end of{' '}
          {longDay(shown.expiresOn)}.
        </p>
      </PageHead>
      <WhatIsMissing shown={shown} hasUnread={hasProblems(budget.problems)} />
      <Figure label={left.label} value={left.value} note={left.note} />
      <ComesFirst shown={shown} />
      {presentHints(shown).map(({ category, question }) => (
        <InsetText key={category}>
          {question} <Link href={budgetPath('flexible-costs')}>Check your everyday spending</Link>
        </InsetText>
      ))}
      <Later>
        <SummaryTables statement={shown} />
        <AdviserCard />
        <Cluster>
          <Button variant="secondary" href={budgetPath()}>
            Back to your budget
          </Button>
        </Cluster>
      </Later>
    </Page>
  );
}

function WhatIsMissing({ shown, hasUnread }: { shown: Statement; hasUnread: boolean }) {
  const missing = presentMissing(shown);
  if (missing.length === 0 && !hasUnread) return null;
  return (
    <NotificationBanner kind="info" title="Your budget isn’t complete yet">
      {hasUnread && <p>We couldn’t read some of what you typed. It isn’t in these figures.</p>}
      {missing.length > 0 && (
        <>
          <p>The figures below leave out:</p>
          <ul className="list">
            {missing.map(({ needed, words, part }) => (
              <li key={needed}>
                <Link href={budgetPath(part)}>{words}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </NotificationBanner>
  );
}

/** The bills that come before anything else that is owed. */
function ComesFirst({ shown }: { shown: Statement }) {
  const bills = presentBills(shown);
  if (bills.length === 0) return null;
  return (
    <Card as="section" raised aria-labelledby="comes-first">
      <h2 id="comes-first">Sort these out first</h2>
      <p>They come before your loan with us and your other debts.</p>
      <ul className="list">
        {bills.map(({ bill, name, owed, offer, help }) => (
          <li key={bill}>
            <p>
              <strong>
                {name}: {owed}.
              </strong>{' '}
              {offer}
            </p>
            <p>{help}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

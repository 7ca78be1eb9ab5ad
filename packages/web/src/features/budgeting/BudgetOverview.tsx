import { longDay } from '@fairlead/core/calendar/display';
import { STATEMENT_PARTS } from '@fairlead/core/financial-statement/missing';
import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { TaskList } from '@fairlead/ui/task-list/TaskList';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { Page } from '../../parts/page/Page.tsx';
import type { Statement } from '../../resources/financial-statement/financial-statement.ts';
import { budgetPath } from '../../parts/budget/budget-path.ts';
import { NotSaved, SavedStatus } from '../../parts/budget/BudgetFrame.tsx';
import { PART_WORDS } from '../../parts/budget/budget-words.ts';
import { nextPart, presentOrigin, statusOf } from '../../parts/budget/present-budget.ts';
import type { Budget } from '../../parts/budget/use-budget.ts';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { BUDGET_HEAD } from './heads.ts';

/** The parts of the budget, and how far each is. */
export function BudgetOverview({ budget, statement }: { budget: Budget; statement: Statement }) {
  const origin = presentOrigin(statement);
  const next = nextPart(budget.answers);
  const isNew = statement.version === 1 && statement.filledInFrom === null && budget.isSaved;
  return (
    <Page title={BUDGET_HEAD.title} step="overview">
      <PageHead {...BUDGET_HEAD} />
      <NotSaved budget={budget} />
      <SavedStatus budget={budget} />
      {origin !== null && <InsetText>{origin}</InsetText>}
      <TaskList
        items={STATEMENT_PARTS.map((part) => ({
          title: PART_WORDS[part].title,
          hint: PART_WORDS[part].hint,
          href: budgetPath(part),
          status: statusOf(part, budget),
        }))}
      />
      <Cluster>
        {next !== null && <Button href={budgetPath(next)}>{isNew ? 'Start' : 'Continue'}</Button>}
        <Button variant={next === null ? 'primary' : 'secondary'} href={budgetPath('summary')}>
          See your summary
        </Button>
      </Cluster>
      <section className="stack gap-3" aria-labelledby="budget-use">
        <h2 id="budget-use">Who sees it</h2>
        <p>
          Only you, and anyone you show it to. It doesn’t affect your credit file, your loan or any decision
          about you. We store it encrypted.
        </p>
        <p>
          This budget is valid until the end of {longDay(statement.expiresOn)}. After that, we’ll start a new
          one with your figures for you to check.
        </p>
        <DebtAdvice />
      </section>
    </Page>
  );
}

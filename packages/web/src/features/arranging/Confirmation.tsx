import { ARRANGEMENT_CREDIT_FILE } from '@fairlead/core/arrangement/credit-file';
import { longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { Button } from '@fairlead/ui/button/Button';
import { Panel } from '@fairlead/ui/panel/Panel';
import { presentLeft } from '../../parts/budget/present-budget.ts';
import { SummaryTables } from '../../parts/budget/SummaryTables.tsx';
import { FreeAdvice } from '../../parts/lender/FreeAdvice.tsx';
import { Scene } from '../../parts/page/Scene.tsx';
import { Page } from '../../parts/page/Page.tsx';
import type { Arrangement, ArrangementPlan } from '../../resources/arrangement/arrangement.ts';
import {
  statementReading,
  useReadFinancialStatementQuery,
} from '../../resources/financial-statement/financial-statement.ts';
import { useLoan } from '../../resources/loan.ts';
import { PlanTable } from './PlanTable.tsx';
import { PLAN_CONDITIONS, planPoints } from './present-arrangement.ts';

type ConfirmationProps = { loanId: string; arrangement: Arrangement; plan: ArrangementPlan };

/** A plan that is agreed: what happens next, and everything on one page to print and to show to an adviser. */
export function Confirmation({ loanId, arrangement, plan }: ConfirmationProps) {
  const { paidBy, affordability } = arrangement.formData;
  const { data: loan } = useLoan(loanId);
  const title = 'Your payment plan is set up';
  const [first] = plan.payments;
  return (
    <Page title={title} step="confirmation">
      <Panel title={title} art={<Scene name="signed" />}>
        {first && (
          <p>
            {formatWholePounds(first.amount)} {paidBy === 'borrower' ? 'to pay by' : 'on'}{' '}
            {longDay(paidBy === 'borrower' ? first.dueOn : first.collectOn)}
          </p>
        )}
        {loan && <p>Loan reference {loan.reference}</p>}
      </Panel>
      <p>
        We’ve emailed it to you. Your loan’s page shows each payment.
        {paidBy === 'direct-debit' && ' Make sure the money is in your account on the day.'}
      </p>
      <div className="cluster gap-4 screen-only">
        <Button href={loanPath(loanId)}>Go to your loan</Button>
        <Button variant="secondary" onClick={() => print()}>
          Print or save as PDF
        </Button>
      </div>
      <PlanTable plan={plan} paidBy={paidBy} />
      <section className="stack gap-3" aria-labelledby="means">
        <h2 id="means">What happens now</h2>
        <ul className="list">
          {[...planPoints(plan, paidBy), ...PLAN_CONDITIONS].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className="stack gap-3" aria-labelledby="credit-file">
        <h2 id="credit-file">Your credit file</h2>
        <p>{ARRANGEMENT_CREDIT_FILE.join(' ')}</p>
      </section>
      {affordability !== null && <HandedOver id={affordability.financialStatementId} />}
      <section className="stack gap-3" aria-labelledby="adviser">
        <h2 id="adviser">Show this to a debt adviser</h2>
        <p>This page has your plan and the budget that it’s based on. An adviser can use both.</p>
        <FreeAdvice />
      </section>
    </Page>
  );
}

/** The budget that the plan was worked out from. */
function HandedOver({ id }: { id: string }) {
  const { currentData } = useReadFinancialStatementQuery(statementReading(id));
  if (!currentData) return null;
  const left = presentLeft(currentData);
  return (
    <section className="stack gap-5" aria-labelledby="budget">
      <h2 id="budget">Your budget</h2>
      <p>
        {left.label}: <strong>{left.value}</strong>.
      </p>
      <SummaryTables statement={currentData} canChange={false} />
    </section>
  );
}

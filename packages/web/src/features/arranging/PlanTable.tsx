import { Table } from '@fairlead/ui/table/Table';
import type { ArrangementAnswers, ArrangementPlan } from '../../resources/arrangement/arrangement.ts';
import { presentPayments } from './present-arrangement.ts';

type PlanTableProps = { plan: ArrangementPlan; paidBy: ArrangementAnswers['paidBy'] };

/** Each payment of a plan and its day: the one on which it is collected, or by which the borrower pays it. */
export function PlanTable({ plan, paidBy }: PlanTableProps) {
  return (
    <section className="stack gap-3" aria-labelledby="payments">
      <h2 id="payments">Your payments</h2>
      <Table
        compact
        caption="Your payments"
        captionHidden
        columns={[
          { key: 'day', heading: paidBy === 'borrower' ? 'Pay by' : 'Collected on', rowHeading: true },
          { key: 'amount', heading: 'Amount', numeric: true },
        ]}
        rows={presentPayments(plan, paidBy)}
      />
    </section>
  );
}

import type { Pence } from '@fairlead/core/money/pence';
import { Details } from '@fairlead/ui/details/Details';
import { Link } from '@fairlead/ui/link/Link';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { Table } from '@fairlead/ui/table/Table';
import { settlementQuotePath } from '../../loan-paths.ts';
import type { Hired, Loan } from '../../resources/loan.ts';
import { presentWays, presentWorking } from './present-return.ts';

type WaysToEndProps = { loan: Loan; hired: Hired; settlement: Pence | null };

/** What keeping the agreement, paying it off and handing the car back cost, and how the last is worked out. */
export function WaysToEnd({ loan, hired, settlement }: WaysToEndProps) {
  return (
    <section className="stack gap-4" aria-labelledby="ways-heading">
      <h2 id="ways-heading">What each choice costs from today</h2>
      <Table
        caption="What each choice costs from today"
        captionHidden
        columns={[
          { key: 'way', heading: 'If you', rowHeading: true },
          { key: 'pay', heading: 'You still pay' },
          { key: 'car', heading: 'The car' },
        ]}
        rows={presentWays(hired, loan, settlement)}
      />
      <Details summary="How is the cost of handing it back worked out?">
        <SummaryList rows={presentWorking(hired, loan)} />
      </Details>
      {settlement !== null && (
        <p>
          If the car is worth more than it costs to pay it off, you could{' '}
          <Link href={settlementQuotePath(loan.id)}>pay it off</Link>, sell it and keep the difference.
        </p>
      )}
    </section>
  );
}

import { Link } from '@fairlead/ui/link/Link';
import { Table } from '@fairlead/ui/table/Table';
import type { Loan } from '../../resources/loan.ts';
import { Statements } from './Statements.tsx';
import { missingPaymentPath } from '../../help-paths.ts';
import { receiptPath } from '../../loan-paths.ts';
import { presentTransactions } from './present-transactions.ts';

const COLUMNS = [
  { key: 'happenedOn', heading: 'Date', rowHeading: true },
  { key: 'description', heading: 'Description', prose: true },
  { key: 'method', heading: 'Method' },
  { key: 'valueOn', heading: 'Counts from' },
  { key: 'amount', heading: 'Amount', numeric: true },
  { key: 'outstandingAfter', heading: 'Balance after', numeric: true },
] as const;

const RECEIPT = { key: 'receipt', heading: 'Receipt' } as const;

/** Money in and out. */
export function TransactionsTab({ loan }: { loan: Loan }) {
  const rows = presentTransactions(loan).map((line) => ({
    ...line,
    receipt: line.hasReceipt && (
      <a href={receiptPath(loan.id, line.id)} target="_blank" rel="noreferrer">
        Receipt<span className="visually-hidden"> of {line.happenedOn}, in a new tab</span>
      </a>
    ),
  }));
  const columns = rows.some(({ hasReceipt }) => hasReceipt) ? [...COLUMNS, RECEIPT] : COLUMNS;
  return (
    <>
      <section className="loan-transactions stack gap-5" aria-labelledby="transactions-heading">
        <h2 id="transactions-heading">Transactions</h2>
        {rows.length === 0 ? (
          <p className="measure">
            There are no transactions yet. Your loan and every payment appear here as soon as they’re made.
          </p>
        ) : (
          <>
            <p className="measure">The newest is first.</p>
            <Table caption="Transactions" captionHidden columns={columns} rows={rows} />
          </>
        )}
        <p>
          <Link href={missingPaymentPath(loan.id)}>A payment I made isn’t showing</Link>
        </p>
      </section>
      {rows.length > 0 && <Statements loan={loan} />}
    </>
  );
}

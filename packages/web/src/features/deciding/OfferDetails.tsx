import { Details } from '@fairlead/ui/details/Details';
import { Stack } from '@fairlead/ui/stack/Stack';
import { Table } from '@fairlead/ui/table/Table';
import type { Application, Quote } from '../../resources/loan-application.ts';
import { planRows, priceSums } from './present-offer.ts';

const COLUMNS = [
  { key: 'number', heading: 'Payment', rowHeading: true },
  { key: 'payment', heading: 'You pay', numeric: true },
  { key: 'interest', heading: 'Interest and fee', numeric: true },
  { key: 'principal', heading: 'Reduces your loan by', numeric: true },
  { key: 'left', heading: 'Left to repay', numeric: true },
] as const;

export function OfferDetails({ quote, application }: { quote: Quote; application: Application }) {
  return (
    <div>
      <Details summary="How are these figures worked out?">
        <Stack gap={4}>
          {priceSums(quote).map(({ words, sum }) => (
            <p key={words}>
              {words}
              <br />
              <span className="tabular">{sum}</span>
            </p>
          ))}
          <p>
            The APR is the cost of borrowing as a yearly rate, including the fee. The interest rate is what
            you pay on the amount and the fee, without counting the fee as a cost. Both are fixed.
          </p>
        </Stack>
      </Details>
      <Details summary="See every payment">
        <Stack gap={4}>
          <p>
            These figures assume payments exactly a month apart, because you haven’t chosen a payment day yet.
            You’ll see the exact price of each day before you choose.
          </p>
          <Table
            caption={`Your ${quote.term} payments`}
            captionHidden
            columns={COLUMNS}
            rows={planRows(application)}
          />
        </Stack>
      </Details>
    </div>
  );
}

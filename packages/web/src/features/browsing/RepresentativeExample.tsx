import type { Brand } from '@fairlead/brands/brand';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';

const inPence = (pounds: number) => pence(Math.round(pounds * 100));

/** The brand's representative example, as its configuration states it. */
export function RepresentativeExample({ brand }: { brand: Brand }) {
  const example = brand.config.representativeExample;
  const money = (pounds: number) => formatPounds(inPence(pounds));
  return (
    <section className="representative" aria-labelledby="representative-example">
      <h2 id="representative-example">Representative {example.representativeAPR.toFixed(1)}% APR</h2>
      <p>
        Representative example: borrow {formatWholePounds(inPence(example.assumedAmount))} over{' '}
        {example.assumedDuration} months at {example.interestRate.toFixed(1)}% a year, fixed. That is{' '}
        {money(example.monthlyCost)} a month and {money(example.totalAmountPayable)} in all, fees of{' '}
        {money(example.totalFees)} included.
      </p>
      <FigureRow
        items={[
          { label: 'Monthly cost', value: money(example.monthlyCost) },
          { label: 'Total payable', value: money(example.totalAmountPayable) },
          { label: 'Interest, fixed', value: `${example.interestRate.toFixed(1)}%` },
          { label: 'Fees', value: money(example.totalFees) },
        ]}
      />
    </section>
  );
}

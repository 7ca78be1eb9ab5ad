import { Section } from '@fairlead/ui/section/Section';
import { Table } from '@fairlead/ui/table/Table';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { percent } from '../../parts/percent.ts';
import type { PublicPageProps } from '../../parts/public-page.ts';
import { bandColumns, bandRows } from './band-table.ts';
import { ExampleInWords } from './RepresentativeExample.tsx';
import { representativeFigures } from '../../parts/representative-figures.ts';

/** Illustrative APRs by credit history and amount. They say what credit costs, so the example stands beside them. */
export function Rates({ brand }: PublicPageProps) {
  const { config, landing } = brand;
  const { min, max } = config.illustrativeAprRange;
  return (
    <Section heading={landing.ratesHeading} id="rates">
      <div className="rates">
        <ExampleInWords brand={brand} />
        <div className="rates-table">
          <p>
            Our rates run from {percent(min)} to {percent(max)} APR. Yours depends on your credit history and
            on how much you borrow. These are illustrations, not offers.
          </p>
          <Table
            caption="Illustrative APR by credit history and amount"
            captionHidden
            columns={[
              { key: 'history', heading: 'Credit history', rowHeading: true },
              ...bandColumns(config).map((column) => ({ ...column, numeric: true })),
            ]}
            rows={bandRows(config)}
          />
          {PRODUCTS[config.productId].basis === 'rate' && <WorkedOutFor {...representativeFigures(brand)} />}
        </div>
      </div>
    </Section>
  );
}

function WorkedOutFor({ amount, months }: { amount: string; months: string }) {
  return (
    <p className="small muted">
      Worked out for {amount} over {months} months. At other amounts and terms the APR differs a little.
    </p>
  );
}

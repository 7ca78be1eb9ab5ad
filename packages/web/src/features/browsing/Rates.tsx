import { Section } from '@fairlead/ui/section/Section';
import { Table } from '@fairlead/ui/table/Table';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { bandColumns, bandRows } from './band-table.ts';
import { onGround, type LandingPartProps } from './landing-part.ts';
import { EXAMPLE } from './RepresentativeExample.tsx';
import { representativeFigures } from '../../parts/loan/representative-figures.ts';
import { shownAprs } from '../../parts/loan/shown-aprs.ts';

/** Illustrative APRs by credit history and amount. The page has one example, which is more prominent than these. */
export function Rates({ page, ground }: LandingPartProps) {
  const { brand } = page;
  const { config, landing } = brand;
  const { least, most, dependOn } = shownAprs(config);
  return (
    <Section heading={landing.ratesHeading} id="rates" {...onGround(ground)}>
      <div className="rates">
        <div className="rates-words">
          <p>
            Across every amount, term and credit history that you can choose above, the APR runs from {least}{' '}
            to {most}. Yours depends on {dependOn}. These are illustrations, not offers: the{' '}
            <a href={`#${EXAMPLE}`}>representative example</a> is above.
          </p>
          {PRODUCTS[config.productId].basis === 'rate' && <WorkedOutFor {...representativeFigures(brand)} />}
        </div>
        <Table
          caption="Illustrative APR by credit history and amount"
          captionHidden
          columns={[
            { key: 'history', heading: 'Credit history', rowHeading: true },
            ...bandColumns(config).map((column) => ({ ...column, numeric: true })),
          ]}
          rows={bandRows(config)}
        />
      </div>
    </Section>
  );
}

function WorkedOutFor({ amount, months }: { amount: string; months: string }) {
  return (
    <p className="small muted">
      Each column shows the interest rate for that amount as an APR on {amount} over {months} months, so that
      you can compare them. Fees raise the APR more on a smaller amount or a shorter term. Your choice above
      shows its own APR.
    </p>
  );
}

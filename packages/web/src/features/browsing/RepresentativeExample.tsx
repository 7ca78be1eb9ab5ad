import type { Brand } from '@fairlead/brands/brand';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { Card } from '@fairlead/ui/card/Card';
import { CostRow } from '@fairlead/ui/figure/CostRow';
import { representativeFigures, representativeWords } from '../../parts/representative-figures.ts';

/** The brand's representative example: headed, together, every part as large as the price that the tool shows. */
export function RepresentativeExample({ brand }: { brand: Brand }) {
  const { amount, months, rate, fees, monthly, last, total, apr } = representativeFigures(brand);
  const payments = last === null ? months : String(Number(months) - 1);
  return (
    <section className="representative" aria-labelledby="representative-example">
      <h2 id="representative-example">Representative example</h2>
      <CostRow
        items={[
          { label: 'Amount of credit', value: amount },
          { label: 'Over', value: months, unit: 'months' },
          { label: `${payments} payments of`, value: monthly },
          ...(last === null ? [] : [{ label: 'and a last one of', value: last }]),
          { label: 'Total payable', value: total },
          { label: 'Arrangement fee', value: fees },
          { label: 'Interest a year, fixed', value: rate },
          { label: 'Representative', value: apr, unit: 'APR' },
        ]}
      />
      {PRODUCTS[brand.config.productId].optionFee > 0 && <OptionFee brand={brand} />}
    </section>
  );
}

function OptionFee({ brand }: { brand: Brand }) {
  const { optionFee } = representativeFigures(brand);
  return <p>The last payment includes a fee of {optionFee}, with which the car becomes yours.</p>;
}

/** The same example in words, beside rates that stand further down the page. */
export function ExampleInWords({ brand }: { brand: Brand }) {
  const figures = representativeFigures(brand);
  return (
    <Card as="aside">
      <h3>Representative example</h3>
      <p className="lead">{representativeWords(figures)}</p>
      <p className="lead">
        <strong>Representative {figures.apr} APR</strong>
      </p>
    </Card>
  );
}

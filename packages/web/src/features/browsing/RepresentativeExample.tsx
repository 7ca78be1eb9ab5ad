import type { Brand } from '@fairlead/brands/brand';
import { CostRow, type Cost } from '@fairlead/ui/figure/CostRow';
import {
  representativeFigures,
  type RepresentativeFigures,
} from '../../parts/loan/representative-figures.ts';
import { RISKS } from '../../parts/lender/risks.ts';

/** Where on the page it is. */
export const EXAMPLE = 'representative-example';

/** The brand's representative example, every part larger than any price of the tool, and what not paying can lead to. */
export function RepresentativeExample({ brand }: { brand: Brand }) {
  return (
    <section className="representative" aria-labelledby={EXAMPLE}>
      <h2 id={EXAMPLE}>Representative example</h2>
      <CostRow items={costsOf(representativeFigures(brand))} />
      <p>
        <strong>{RISKS[brand.config.productId].short}</strong>
      </p>
    </section>
  );
}

function costsOf(figures: RepresentativeFigures): Cost[] {
  const { amount, months, rate, fees, monthly, last, total, apr, goods } = figures;
  const like = last === null ? months : String(Number(months) - 1);
  return [
    ...(goods === null
      ? []
      : [
          { label: 'Cash price', value: goods.cashPrice },
          { label: 'Deposit', value: goods.deposit },
        ]),
    { label: 'Amount of credit', value: amount },
    { label: 'Over', value: months, unit: 'months' },
    { label: `${like} payments of`, value: monthly },
    ...(last === null ? [] : [{ label: 'and a final payment of', value: last }]),
    ...(goods === null ? [] : [{ label: 'including an option-to-purchase fee of', value: goods.optionFee }]),
    { label: 'Total payable', value: total },
    { label: 'Arrangement fee', value: fees },
    { label: 'Annual interest rate, fixed', value: rate },
    { label: 'Representative', value: apr, unit: 'APR' },
  ];
}

import type { Example } from '../examples/example.tsx';
import { CostRow } from './CostRow.tsx';
import { Figure } from './Figure.tsx';
import { FigureRow } from './FigureRow.tsx';

export const figureExamples: readonly Example[] = [
  {
    name: 'The main figure',
    element: <Figure label="Each month" value="£303.27" note="36 payments by Direct Debit" />,
  },
  { name: 'A secondary figure', element: <Figure size="medium" label="APR" value="29.7%" /> },
  {
    name: 'Side by side',
    element: (
      <FigureRow
        items={[
          { label: 'Amount', value: '£7,500.00' },
          { label: 'Months', value: 36 },
          { label: 'Representative APR', value: '29.7%' },
        ]}
      />
    ),
  },
  {
    name: 'Related costs',
    element: (
      <CostRow
        items={[
          { label: '36 monthly payments of', value: '£303.27' },
          { label: 'Total payable', value: '£10,917.84' },
          { label: 'Representative', value: '29.7%', unit: 'APR' },
        ]}
      />
    ),
  },
  {
    name: 'A breakdown',
    element: (
      <FigureRow
        lines
        items={[
          { label: 'You borrow', value: '£7,500.00' },
          { label: 'Cost of credit', value: '£3,417.84' },
          { label: 'Total payable', value: '£10,917.84' },
        ]}
      />
    ),
  },
];

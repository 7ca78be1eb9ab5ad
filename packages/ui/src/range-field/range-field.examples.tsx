import type { Example } from '../examples/example.tsx';
import { RangeField } from './RangeField.tsx';

export const rangeFieldExamples: readonly Example[] = [
  {
    name: 'Amount',
    element: (
      <RangeField
        id="amount-range"
        label="Amount"
        min={1000}
        max={25_000}
        step={100}
        value={7500}
        valueText="£7,500"
        ends={['£1,000', '£25,000']}
      />
    ),
  },
];

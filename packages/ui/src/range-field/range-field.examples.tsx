import type { Example } from '../examples/example.tsx';
import { MoneyField } from '../money-field/MoneyField.tsx';
import { Stack } from '../stack/Stack.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { RangeField } from './RangeField.tsx';

export const rangeFieldExamples: readonly Example[] = [
  {
    name: 'An amount to type or drag',
    element: ({ id }) => (
      <Stack gap={4}>
        <MoneyField
          name={id('amount')}
          label="Amount, in pounds"
          hint="Whole pounds, from £1,000 to £25,000"
          value="7,500"
        />
        <RangeField
          id={id('amount-range')}
          label="Amount, as a slider"
          min={1000}
          max={25_000}
          step={100}
          value={7500}
          valueText="£7,500"
          ends={['£1,000', '£25,000']}
        />
      </Stack>
    ),
  },
  {
    name: 'Out of range',
    element: ({ id }) => (
      <Stack gap={4}>
        <TextField
          name={id('term')}
          label="Term, in months"
          value="72"
          width={3}
          suffix="months"
          inputMode="numeric"
          error="Term must be between 12 and 60 months"
        />
        <RangeField
          id={id('term-range')}
          label="Term, as a slider"
          min={12}
          max={60}
          value={60}
          valueText="60 months"
          ends={['12', '60 months']}
        />
      </Stack>
    ),
  },
  {
    name: 'A place to look at',
    element: ({ id }) => (
      <RangeField
        id={id('place')}
        label="Look at a payment"
        isLabelShown
        min={0}
        max={36}
        value={4}
        valueText="Payment 4 of 36, 1 April 2027"
        ends={['Start', 'Last payment']}
      />
    ),
  },
];

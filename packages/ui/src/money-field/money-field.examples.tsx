import type { Example } from '../examples/example.tsx';
import { MoneyField } from './MoneyField.tsx';

export const moneyFieldExamples: readonly Example[] = [
  {
    name: 'Whole pounds',
    element: ({ id }) => <MoneyField name={id('income')} label="Income after tax, in pounds" value="2,150" />,
  },
  {
    name: 'With pence',
    element: ({ id }) => (
      <MoneyField
        pence
        name={id('payment')}
        label="How much do you want to pay, in pounds?"
        hint="Up to £3,417.84, your full balance"
      />
    ),
  },
  {
    name: 'With an error',
    element: ({ id }) => (
      <MoneyField
        name={id('rent')}
        label="Rent each month, in pounds"
        error="Enter how much you pay each month"
      />
    ),
  },
];

import type { Example } from '../examples/example.tsx';
import { MoneyField } from '../money-field/MoneyField.tsx';
import { TextField } from './TextField.tsx';

export const textFieldExamples: readonly Example[] = [
  {
    name: 'With a hint',
    element: <TextField name="email" type="email" label="Email address" hint="We send your quote here" />,
  },
  {
    name: 'With an error',
    element: <TextField name="firstName" label="First name" width={20} error="Enter your first name" />,
  },
  {
    name: 'With a unit',
    element: (
      <TextField
        name="term"
        label="How long, in months"
        value="36"
        width={3}
        suffix="months"
        inputMode="numeric"
      />
    ),
  },
  { name: 'Money', element: <MoneyField name="income" label="Income after tax, in pounds" value="2,150" /> },
  {
    name: 'Money with an error',
    element: (
      <MoneyField name="rent" label="Rent each month, in pounds" error="Enter how much you pay each month" />
    ),
  },
];

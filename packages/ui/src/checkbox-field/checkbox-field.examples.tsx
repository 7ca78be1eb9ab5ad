import type { Example } from '../examples/example.tsx';
import { CheckboxField } from './CheckboxField.tsx';

export const checkboxFieldExamples: readonly Example[] = [
  {
    name: 'Unticked',
    element: ({ id }) => (
      <CheckboxField
        name={id('no-offers')}
        label="Don’t send me offers"
        hint="We’ll still contact you about your own loan"
      />
    ),
  },
  {
    name: 'With an error',
    element: ({ id }) => (
      <CheckboxField
        name={id('has-read')}
        label="I have read the loan agreement"
        error="Confirm that you have read the loan agreement"
      />
    ),
  },
];

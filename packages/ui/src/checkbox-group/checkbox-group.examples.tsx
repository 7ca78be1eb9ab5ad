import type { Example } from '../examples/example.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const WAYS = [
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message', hint: 'To the number that ends in 123' },
  { value: 'post', label: 'Post' },
];

export const checkboxGroupExamples: readonly Example[] = [
  {
    name: 'Any number of several',
    element: ({ id }) => (
      <CheckboxGroup
        name={id('ways')}
        legend="How may we tell you about offers?"
        hint="Choose all that apply, or none"
        values={['sms']}
        options={WAYS}
      />
    ),
  },
  {
    name: 'With an error',
    element: ({ id }) => (
      <CheckboxGroup
        name={id('reminders')}
        legend="How should we remind you of a payment?"
        error="Select at least one way to remind you"
        options={WAYS.slice(0, 2)}
      />
    ),
  },
];

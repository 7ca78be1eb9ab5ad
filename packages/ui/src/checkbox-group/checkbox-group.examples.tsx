import type { Example } from '../examples/example.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const WAYS = [
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message', hint: 'To the number ending in 123' },
  { value: 'post', label: 'Post' },
];

export const checkboxGroupExamples: readonly Example[] = [
  {
    name: 'Any number of answers',
    element: ({ id }) => (
      <CheckboxGroup
        name={id('ways')}
        legend="How would you like to hear about offers?"
        hint="Select all that apply, or none"
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
        legend="How should we remind you about a payment?"
        error="Select how we should remind you"
        options={WAYS.slice(0, 2)}
      />
    ),
  },
];

import type { Example } from '../examples/example.tsx';
import { TextField } from './TextField.tsx';

export const textFieldExamples: readonly Example[] = [
  {
    name: 'With a hint',
    element: ({ id }) => (
      <TextField name={id('email')} type="email" label="Email address" hint="We’ll send your quote here" />
    ),
  },
  {
    name: 'With an error',
    element: ({ id }) => (
      <TextField name={id('first-name')} label="First name" width={20} error="Enter your first name" />
    ),
  },
  {
    name: 'With a unit',
    element: ({ id }) => (
      <TextField
        name={id('months')}
        label="How long, in months"
        value="36"
        width={3}
        suffix="months"
        inputMode="numeric"
      />
    ),
  },
  {
    name: 'With a long question',
    element: ({ id }) => (
      <TextField
        name={id('reference')}
        label="What is the reference at the top right of the letter about your agreement dated 20 November 2026?"
        hint="Two letters and four numbers, such as LN-0204. Letters from before 2026 have six numbers"
        width={10}
      />
    ),
  },
];

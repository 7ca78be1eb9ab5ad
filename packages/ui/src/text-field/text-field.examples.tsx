import type { Example } from '../examples/example.tsx';
import { TextField } from './TextField.tsx';

export const textFieldExamples: readonly Example[] = [
  {
    name: 'With a hint',
    element: ({ id }) => (
      <TextField name={id('email')} type="email" label="Email address" hint="We send your quote here" />
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
        label="What is the reference that the letter about your agreement of 20 November 2026 shows at its top right?"
        hint="Two letters and four figures, like LN-0204. Letters from before 2026 have six figures"
        width={10}
      />
    ),
  },
];

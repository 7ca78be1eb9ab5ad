import type { Example } from '../examples/example.tsx';
import { TextArea } from './TextArea.tsx';

export const textAreaExamples: readonly Example[] = [
  {
    name: 'With a limit',
    element: ({ id }) => (
      <TextArea
        name={id('message')}
        label="How can we help?"
        hint="Do not include your bank details"
        limit={2000}
      />
    ),
  },
  {
    name: 'With an error',
    element: ({ id }) => (
      <TextArea
        name={id('what-went-wrong')}
        label="What went wrong?"
        rows={3}
        value="You took the payment on 20 November twice."
        error="Tell us what you would like us to do"
      />
    ),
  },
];

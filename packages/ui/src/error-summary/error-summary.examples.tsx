import type { Example } from '../examples/example.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export const errorSummaryExamples: readonly Example[] = [
  {
    name: 'Two problems',
    element: ({ id }) => (
      <ErrorSummary
        errors={[
          { field: id('first-name'), message: 'Enter your first name' },
          { field: id('moved-in'), message: 'The date you moved in must include a year' },
        ]}
      />
    ),
  },
];

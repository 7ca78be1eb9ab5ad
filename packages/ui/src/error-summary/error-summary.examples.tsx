import type { Example } from '../examples/example.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export const errorSummaryExamples: readonly Example[] = [
  {
    name: 'Two problems',
    element: (
      <ErrorSummary
        errors={[
          { field: 'firstName', message: 'Enter your first name' },
          { field: 'movedIn', message: 'The date must include a year' },
        ]}
      />
    ),
  },
];

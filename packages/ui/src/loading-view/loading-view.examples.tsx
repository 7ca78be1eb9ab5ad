import type { Example } from '../examples/example.tsx';
import { LoadingView } from './LoadingView.tsx';

export const loadingViewExamples: readonly Example[] = [
  { name: 'A short wait', element: <LoadingView /> },
  {
    name: 'With messages',
    element: (
      <LoadingView
        title="Getting your decision"
        messages={['Checking with the credit reference agency', 'This can take up to a minute']}
      />
    ),
  },
];

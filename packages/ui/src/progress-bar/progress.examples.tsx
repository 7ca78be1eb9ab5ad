import type { Example } from '../examples/example.tsx';
import { LoadingView } from '../loading-view/LoadingView.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { StepCaption } from '../step-caption/StepCaption.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export const progressExamples: readonly Example[] = [
  {
    name: 'Payments made',
    element: <ProgressBar label="Paid so far" text="3 of 36 payments" value={3} max={36} />,
  },
  { name: 'A step of a form', element: <StepCaption step={2} of={5} name="About you" /> },
  {
    name: 'Waiting for a decision',
    element: (
      <LoadingView title="Getting your decision" messages={['Checking with the credit reference agency']} />
    ),
  },
  { name: 'Waiting for a loan', element: <Skeleton label="Loading your loan" figure /> },
];

import type { Example } from '../examples/example.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export const progressBarExamples: readonly Example[] = [
  {
    name: 'Payments made',
    element: <ProgressBar label="Paid so far" text="3 of 36 payments" value={3} max={36} />,
  },
  {
    name: 'Nearly finished',
    element: <ProgressBar label="Paid so far" text="34 of 36 payments" value={34} max={36} />,
  },
];

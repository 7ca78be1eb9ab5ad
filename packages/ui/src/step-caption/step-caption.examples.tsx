import type { Example } from '../examples/example.tsx';
import { StepCaption } from './StepCaption.tsx';

export const stepCaptionExamples: readonly Example[] = [
  { name: 'Above a question', element: <StepCaption step={2} of={8} name="About you" /> },
];

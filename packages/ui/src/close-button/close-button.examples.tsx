import type { Example } from '../examples/example.tsx';
import { CloseButton } from './CloseButton.tsx';

export const closeButtonExamples: readonly Example[] = [
  { name: 'In a corner', element: <CloseButton label="Close the example" /> },
];

import type { Example } from '../examples/example.tsx';
import { CloseButton } from './CloseButton.tsx';

export const closeButtonExamples: readonly Example[] = [
  { name: 'Default', element: <CloseButton label="Close the example" /> },
];

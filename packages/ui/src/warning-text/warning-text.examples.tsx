import type { Example } from '../examples/example.tsx';
import { WarningText } from './WarningText.tsx';

export const warningTextExamples: readonly Example[] = [
  {
    name: 'A consequence',
    element: <WarningText>Missing payments could make it harder to get credit.</WarningText>,
  },
];

import type { Example } from '../examples/example.tsx';
import { Button } from './Button.tsx';

export const buttonExamples: readonly Example[] = [
  { name: 'Primary', element: <Button>Continue</Button> },
  { name: 'Secondary', element: <Button variant="secondary">Save for later</Button> },
  { name: 'Plain', element: <Button variant="plain">Not now</Button> },
  { name: 'Warning', element: <Button variant="warning">Cancel my loan</Button> },
  {
    name: 'A link that looks like a button',
    element: <Button href="#button">Check my rate</Button>,
  },
  { name: 'In progress', element: <Button busy>Sending</Button> },
];

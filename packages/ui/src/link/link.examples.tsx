import type { Example } from '../examples/example.tsx';
import { Link } from './Link.tsx';

export const linkExamples: readonly Example[] = [
  {
    name: 'In a sentence',
    element: (
      <p>
        You can read <Link href="#link">how we decide</Link> before you apply.
      </p>
    ),
  },
  { name: 'On its own', element: <Link href="#link">Download your agreement (PDF)</Link> },
];

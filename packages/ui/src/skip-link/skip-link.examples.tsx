import type { Example } from '../examples/example.tsx';
import { SkipLink } from './SkipLink.tsx';

export const skipLinkExamples: readonly Example[] = [
  { name: 'As it is seen while it has the focus', element: <SkipLink>Skip to main content</SkipLink> },
];

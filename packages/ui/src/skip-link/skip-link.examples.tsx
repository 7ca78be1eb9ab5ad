import type { Example } from '../examples/example.tsx';
import { SkipLink } from './SkipLink.tsx';

export const skipLinkExamples: readonly Example[] = [
  { name: 'Visible only with focus', element: <SkipLink>Skip to main content</SkipLink> },
];

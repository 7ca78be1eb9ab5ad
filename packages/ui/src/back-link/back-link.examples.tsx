import type { Example } from '../examples/example.tsx';
import { BackLink } from './BackLink.tsx';

export const backLinkExamples: readonly Example[] = [
  { name: 'To the previous page', element: <BackLink href="#back-link" /> },
  { name: 'To a named page', element: <BackLink href="#back-link">Your account</BackLink> },
];

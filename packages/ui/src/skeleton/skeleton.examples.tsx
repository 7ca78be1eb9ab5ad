import type { Example } from '../examples/example.tsx';
import { Skeleton } from './Skeleton.tsx';

export const skeletonExamples: readonly Example[] = [
  { name: 'A figure and text', element: <Skeleton label="Loading your loan" figure /> },
];

import type { Example } from '../examples/example.tsx';
import { Skeleton } from './Skeleton.tsx';

export const skeletonExamples: readonly Example[] = [
  { name: 'A figure and its words', element: <Skeleton label="Loading your loan" figure /> },
];

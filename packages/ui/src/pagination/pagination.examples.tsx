import type { Example } from '../examples/example.tsx';
import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number): string => `#payments-page-${page}`;

export const paginationExamples: readonly Example[] = [
  {
    name: 'In the middle of many pages',
    element: ({ label }) => <Pagination label={label('Payments')} current={6} total={12} hrefOf={hrefOf} />,
  },
  {
    name: 'At the start of a few pages',
    element: ({ label }) => <Pagination label={label('Messages')} current={1} total={3} hrefOf={hrefOf} />,
  },
];

import type { Example } from '../examples/example.tsx';
import { SummaryList } from './SummaryList.tsx';

export const summaryListExamples: readonly Example[] = [
  {
    name: 'Check your details',
    element: (
      <SummaryList
        rows={[
          { key: 'Name', value: 'Sam Sample', change: { href: '#name', hiddenText: 'your name' } },
          {
            key: 'Address',
            value: '1 High Street\nSampleton',
            change: { href: '#address', hiddenText: 'your address' },
          },
          { key: 'Amount', value: '£7,500.00' },
        ]}
      />
    ),
  },
];

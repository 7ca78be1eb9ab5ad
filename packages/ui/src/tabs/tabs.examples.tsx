import type { Example } from '../examples/example.tsx';
import { Tabs } from './Tabs.tsx';

export const tabsExamples: readonly Example[] = [
  {
    name: 'Views of a loan',
    element: ({ label }) => (
      <Tabs
        label={label('Your loan')}
        tabs={[
          { label: 'Overview', href: '#overview', isCurrent: true },
          { label: 'Schedule', href: '#schedule', isCurrent: false },
          { label: 'Transactions', href: '#transactions', isCurrent: false },
        ]}
      />
    ),
  },
];

import type { Example } from '../examples/example.tsx';
import { BackLink } from '../back-link/BackLink.tsx';
import { Details } from '../details/Details.tsx';
import { Tabs } from './Tabs.tsx';

export const navigationExamples: readonly Example[] = [
  {
    name: 'Tabs',
    element: (
      <Tabs
        label="Your loan"
        tabs={[
          { label: 'Overview', href: '?tab=overview', isCurrent: true },
          { label: 'Schedule', href: '?tab=schedule', isCurrent: false },
        ]}
      />
    ),
  },
  { name: 'Back', element: <BackLink href="/account/borrow" /> },
  {
    name: 'More for those who want it',
    element: (
      <Details summary="Where does this figure come from?">
        <p>From your agreement of 20 November 2026.</p>
      </Details>
    ),
  },
];

import type { Example } from '../examples/example.tsx';
import { NotificationBanner } from '../notification-banner/NotificationBanner.tsx';
import { WarningText } from '../warning-text/WarningText.tsx';
import { InsetText } from './InsetText.tsx';

export const messageExamples: readonly Example[] = [
  { name: 'Set apart', element: <InsetText>You may withdraw until 4 December 2026.</InsetText> },
  {
    name: 'A consequence',
    element: <WarningText>Missing payments could make it harder to get credit.</WarningText>,
  },
  {
    name: 'For information',
    element: (
      <NotificationBanner title="Your payment day changes to the 5th">
        From 5 January 2027.
      </NotificationBanner>
    ),
  },
  {
    name: 'It worked',
    element: <NotificationBanner kind="success" title="Your payment of £303.27 has arrived" />,
  },
  {
    name: 'Something to do',
    element: (
      <NotificationBanner kind="warning" title="Set up your direct debit again">
        Your bank told us it was cancelled.
      </NotificationBanner>
    ),
  },
  {
    name: 'It did not work',
    element: (
      <NotificationBanner kind="error" title="The card payment did not go through">
        Nothing was taken.
      </NotificationBanner>
    ),
  },
];

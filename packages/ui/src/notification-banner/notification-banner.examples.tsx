import type { Example } from '../examples/example.tsx';
import { NotificationBanner } from './NotificationBanner.tsx';

export const notificationBannerExamples: readonly Example[] = [
  {
    name: 'For information',
    element: ({ title }) => (
      <NotificationBanner title={title('Your payment day changes to the 5th')}>
        <p>
          From 5 January 2027. Your payments stay the same: <a href="#notification-banner">see them all</a>.
        </p>
      </NotificationBanner>
    ),
  },
  {
    name: 'It worked',
    element: ({ title }) => (
      <NotificationBanner kind="success" title={title('Your payment of £303.27 has arrived')} />
    ),
  },
  {
    name: 'Something to do',
    element: ({ title }) => (
      <NotificationBanner kind="warning" title={title('Set up your direct debit again')}>
        <p>Your bank told us it was cancelled.</p>
      </NotificationBanner>
    ),
  },
  {
    name: 'It did not work',
    element: ({ title }) => (
      <NotificationBanner kind="error" title={title('The card payment did not go through')}>
        <p>Nothing was taken. You can try again, or pay another way.</p>
      </NotificationBanner>
    ),
  },
];

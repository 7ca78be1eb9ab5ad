import type { Example } from '../examples/example.tsx';
import { NotificationBanner } from './NotificationBanner.tsx';

export const notificationBannerExamples: readonly Example[] = [
  {
    name: 'Information',
    element: ({ title }) => (
      <NotificationBanner title={title('Your payment day is changing to the 5th')}>
        <p>
          The change starts on 5 January 2027. Your payments won’t change:{' '}
          <a href="#notification-banner">see all payments</a>.
        </p>
      </NotificationBanner>
    ),
  },
  {
    name: 'Success',
    element: ({ title }) => (
      <NotificationBanner kind="success" title={title('We’ve received your payment of £303.27')} />
    ),
  },
  {
    name: 'Action needed',
    element: ({ title }) => (
      <NotificationBanner kind="warning" title={title('Set up your Direct Debit again')}>
        <p>Your bank says it was cancelled.</p>
      </NotificationBanner>
    ),
  },
  {
    name: 'Error',
    element: ({ title }) => (
      <NotificationBanner kind="error" title={title('Your card payment didn’t go through')}>
        <p>We haven’t taken any money. Try again or pay another way.</p>
      </NotificationBanner>
    ),
  },
];

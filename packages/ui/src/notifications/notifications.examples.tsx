import type { Example } from '../examples/example.tsx';
import { Notifications } from './Notifications.tsx';

export const notificationsExamples: readonly Example[] = [
  {
    name: 'Two things that just happened',
    element: (
      <Notifications
        notifications={[
          { id: 1, message: 'You are back online.' },
          { id: 2, message: 'You are still signed in. We will ask again before your session ends.' },
        ]}
      />
    ),
  },
];

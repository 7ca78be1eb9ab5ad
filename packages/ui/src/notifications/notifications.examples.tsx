import type { Example } from '../examples/example.tsx';
import { Notifications } from './Notifications.tsx';

export const notificationsExamples: readonly Example[] = [
  {
    name: 'Two messages',
    element: (
      <Notifications
        notifications={[
          { id: 1, message: 'You’re back online.' },
          { id: 2, message: 'You’re still signed in. We’ll ask again before your session ends.' },
        ]}
      />
    ),
  },
];

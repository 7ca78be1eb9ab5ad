import { Notifications } from '@fairlead/ui/notifications/Notifications';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';
import { notificationRemoved, selectNotifications } from '../state/notifications-slice.ts';

/** Events that are not part of the current screen, such as a connection that came back. */
export function Announcements() {
  const dispatch = useAppDispatch();
  return (
    <div className="announcements">
      <Notifications
        notifications={useAppSelector(selectNotifications)}
        onDismiss={(id) => dispatch(notificationRemoved(id))}
      />
    </div>
  );
}

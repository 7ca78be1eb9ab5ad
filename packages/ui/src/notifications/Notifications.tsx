import { CloseButton } from '../close-button/CloseButton.tsx';

export type Notification = { id: number; message: string };

export type NotificationsProps = {
  notifications: readonly Notification[];
  onDismiss?: ((id: number) => void) | undefined;
};

/** Short messages about recent events. Each is announced when it appears and stays until dismissed. */
export function Notifications({ notifications, onDismiss }: NotificationsProps) {
  return (
    <div className="notifications" role="status" aria-atomic="false">
      {notifications.map(({ id, message }) => (
        <div className="notification" key={id}>
          <p className="notification-words">{message}</p>
          <CloseButton label={`Dismiss: ${message}`} onClick={() => onDismiss?.(id)} />
        </div>
      ))}
    </div>
  );
}

import type { AppThunk } from './hooks.ts';
import { notificationRemoved, notified } from './notifications-slice.ts';

/** Tells the reader something, unless the same words are still on the screen. */
export function notify(message: string): AppThunk<void> {
  return (dispatch, getState) => {
    if (!getState().notifications.some((shown) => shown.message === message)) dispatch(notified(message));
  };
}

/** Removes a message that no longer applies. */
export function dismissNotification(message: string): AppThunk<void> {
  return (dispatch, getState) => {
    for (const shown of getState().notifications) {
      if (shown.message === message) dispatch(notificationRemoved(shown.id));
    }
  };
}

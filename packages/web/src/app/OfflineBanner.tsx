import { useEffect, useSyncExternalStore } from 'react';
import { useAppDispatch } from '../state/hooks.ts';
import { dismissNotification, notify } from '../state/notify.ts';

const BACK = 'You’re back online.';

function subscribe(onChange: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, onChange);
  };
}

/** Says that the connection is gone. Nothing is disabled: what is sent is tried, and what is typed is kept. */
export function OfflineBanner() {
  const dispatch = useAppDispatch();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (isOnline) return undefined;
    dispatch(dismissNotification(BACK));
    return () => dispatch(notify(BACK));
  }, [dispatch, isOnline]);
  return (
    <div role="status" className="offline">
      {!isOnline && <p>You’re offline. What you’ve typed is saved. Continue when your connection is back.</p>}
    </div>
  );
}

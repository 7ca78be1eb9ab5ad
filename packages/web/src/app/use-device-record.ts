import { useEffect } from 'react';
import { selectAuthObject } from '../state/auth-slice.ts';
import { whenIdle } from '../state/consent/when-idle.ts';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';

/** Records the device of a session once the borrower is signed in and the browser has nothing else to do. */
export function useDeviceRecord(): void {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectAuthObject)?.userId;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const signedIn = new AbortController();
    const record = async (): Promise<void> => {
      // Offline the script cannot be loaded: the next page of the session records the device.
      const device = await import('../resources/device.ts').catch(() => null);
      if (device && !signedIn.signal.aborted) await dispatch(device.recordDevice());
    };
    whenIdle(() => void record());
    return () => signedIn.abort();
  }, [dispatch, userId]);
}

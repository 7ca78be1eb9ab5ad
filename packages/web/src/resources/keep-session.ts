import type { AuthObject } from '../state/auth-object.ts';
import type { AppThunk } from '../state/hooks.ts';
import { tokenReceived } from '../state/auth-slice.ts';
import { findNewerSession } from '../state/newer-session.ts';
import { requestToken } from './auth.ts';

/** Tabs of one browser renew one after the other. */
const LOCK = 'renew-session';

async function alone<T>(work: () => Promise<T>): Promise<T> {
  // Browsers before 2022 have no locks: there the server gives tabs that renew together the same token.
  const { locks } = navigator as { locks?: LockManager | null };
  return locks ? locks.request(LOCK, work) : work();
}

/** A new token for the session that there is, one for all tabs. Answers whether the session continues. */
export function renewSession(): AppThunk<Promise<boolean>> {
  return (dispatch, getState, { brandId }) =>
    alone(async () => {
      const newer = findNewerSession(getState().auth.authObject, brandId);
      if (newer) return Boolean(dispatch(tokenReceived(newer)));
      return dispatch(requestToken({ body: { type: 'refresh_token' } }));
    });
}

/** Whether half of a session's time is over: then a page in use renews it. */
export function isRenewalDue({ created, expiry }: AuthObject, nowMs: number): boolean {
  const [from, until] = [Date.parse(created), Date.parse(expiry)];
  return nowMs >= from + (until - from) / 2;
}

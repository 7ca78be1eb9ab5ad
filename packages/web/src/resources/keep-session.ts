import { isAtLimit, type AuthObject } from '../state/auth-object.ts';
import type { AppThunk } from '../state/hooks.ts';
import { sessionEnded } from '../state/auth-slice.ts';
import { requestToken, takeNewerSession } from './auth.ts';

/** Tabs of one browser renew one after the other. */
const LOCK = 'renew-session';

async function alone<T>(work: () => Promise<T>): Promise<T> {
  // Browsers before 2022 have no locks: there the server gives tabs that renew together the same token.
  const { locks } = navigator as { locks?: LockManager | null };
  return locks ? locks.request(LOCK, work) : work();
}

/**
 * A new token for the session that there is, one for all tabs. Answers whether the session continues; one that the
 * server no longer knows ends here. After a call was refused with a token that has been replaced, it has one already.
 */
export function renewSession(refused?: AuthObject): AppThunk<Promise<boolean>> {
  return (dispatch, getState) =>
    alone(async () => {
      const sessionNow = () => getState().auth.authObject;
      const before = sessionNow();
      if (refused && refused.token !== before?.token) return refused.userId === before?.userId;
      if (dispatch(takeNewerSession())) return true;
      if (await dispatch(requestToken({ body: { type: 'refresh_token' } }))) return true;
      // Another tab may have entered the code meanwhile, which puts a token in place of this one as well.
      if (dispatch(takeNewerSession())) return true;
      if (before && sessionNow()?.token !== before.token) return sessionNow()?.userId === before.userId;
      if (getState().auth.error?.error.type === 'tokenNotUsable') dispatch(sessionEnded('ended'));
      return false;
    });
}

/** Whether half of a session's time is over: then a page in use renews it, unless it can't be made longer. */
export function isRenewalDue(authObject: AuthObject, nowMs: number): boolean {
  if (isAtLimit(authObject)) return false;
  const { created, expiry } = authObject;
  const [from, until] = [Date.parse(created), Date.parse(expiry)];
  return nowMs >= from + (until - from) / 2;
}

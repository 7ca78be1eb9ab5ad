import { SESSIONS_CALLS } from '@fairlead/contract/wire/client-endpoints/sessions';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';
import { isApiError, networkError } from '../state/api-error.ts';
import { authObjectFrom, parseAuthObject, type AuthObject } from '../state/auth-object.ts';
import {
  authFailed,
  cookiesRead,
  sessionFoundElsewhere,
  tokenReceived,
  tokenRequested,
  type AuthAction,
} from '../state/auth-slice.ts';
import { clearCookie, findCookie, readCookie, writeCookie } from '../state/cookies.ts';
import type { AppThunk } from '../state/hooks.ts';
import { findNewerSession } from '../state/newer-session.ts';
import { endOnServer, keptSession } from './end-on-server.ts';
import { loadUser } from './user.ts';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticate: build.mutation<DataOf<'authenticate'>, InputOf<'authenticate'>>({
      query: callOf(SESSIONS_CALLS.authenticate),
    }),
    initializeSession: build.mutation<DataOf<'initializeSession'>, InputOf<'initializeSession'>>({
      query: callOf(SESSIONS_CALLS.initializeSession),
    }),
  }),
});

/** Keeps a session in the store and in its cookie. */
export function keepSession(answer: DataOf<'authenticate'>): AppThunk<AuthObject> {
  return (dispatch, _getState, { brandId }) => {
    const authObject = authObjectFrom(answer, brandId, new Date());
    writeCookie('auth', JSON.stringify(authObject), new Date(authObject.expiry));
    dispatch(tokenReceived(authObject));
    return authObject;
  };
}

/**
 * Signs in with a single-use token: one that a submitted application gave, or one from an emailed link. Until
 * it has been exchanged it waits in a cookie, so that a reload does not lose it. The session before it ends on the
 * server. Answers whether it worked.
 */
export function signInWithToken(token: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const before = dispatch(keptSession());
    writeCookie('lbal', token);
    const body = { type: 'auto_login', data: { token } } as const;
    const isSignedIn = await dispatch(requestToken({ body }));
    if (!isSignedIn) return false;
    if (before) dispatch(endOnServer(before));
    await dispatch(loadUser());
    return true;
  };
}

/** Takes over the session that another tab has renewed. Answers whether there was one. */
export function takeNewerSession(): AppThunk<boolean> {
  return (dispatch, getState, { brandId }) => {
    const newer = findNewerSession(getState().auth.authObject, brandId);
    if (newer) dispatch(tokenReceived(newer));
    return newer !== null;
  };
}

/** Exchanges a token for a session. A renewal of a session that has ended, or that another tab has made newer, is not kept. */
export function requestToken(input: InputOf<'authenticate'>): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { brandId, visit }) => {
    const sessionNow = () => getState().auth.authObject;
    dispatch(tokenRequested());
    // The call goes out with the newest token of all tabs once the visit has begun.
    await visit;
    dispatch(takeNewerSession());
    const sent = sessionNow();
    const isOvertaken = () =>
      sent === null || sessionNow()?.token !== sent.token || findNewerSession(sessionNow(), brandId) !== null;
    try {
      const answer = await dispatch(authApi.endpoints.authenticate.initiate(input)).unwrap();
      if (input.body.type === 'refresh_token' && isOvertaken()) return false;
      dispatch(keepSession(answer));
      clearCookie('lbal');
      return true;
    } catch (error) {
      if (isApiError(error) && error.type === 'tokenNotUsable') clearCookie('lbal');
      dispatch(failed('requestAuthToken', error));
      return false;
    }
  };
}

/** Takes up the session of the cookies, unless they hold a token that is to be exchanged for one first. */
export function takeSession(cookies: string): AppThunk<void> {
  return (dispatch, _getState, { brandId }) => {
    const found = parseAuthObject(findCookie(cookies, 'auth'), new Date());
    const { brandId: foundBrand = brandId } = found ?? {};
    const isElsewhere = foundBrand !== brandId;
    if (isElsewhere) dispatch(sessionFoundElsewhere(foundBrand));
    const authObject = isElsewhere ? null : found;
    if (authObject || findCookie(cookies, 'lbal') === undefined) dispatch(cookiesRead(authObject));
  };
}

/** Exchanges the token of the cookies, if they hold one, and reads whose session it is. */
export function startSession(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const pendingToken = readCookie('lbal');
    if (!getState().auth.isRead && pendingToken !== undefined) await dispatch(signInWithToken(pendingToken));
    if (!getState().auth.isRead) dispatch(cookiesRead(getState().auth.authObject));
    if (getState().auth.isUserAwaited) await dispatch(loadUser());
  };
}

/** A session call that failed, tagged with what was tried. */
export function failed(action: AuthAction, error: unknown) {
  return authFailed({
    action,
    error: isApiError(error) ? error : { ...networkError(), message: String(error) },
  });
}

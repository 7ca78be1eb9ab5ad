import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';
import { isApiError, networkError } from '../state/api-error.ts';
import { authObjectFrom, parseAuthObject, type AuthObject } from '../state/auth-object.ts';
import {
  authFailed,
  cookiesRead,
  sessionFoundElsewhere,
  sessionInitialised,
  signedOut,
  tokenReceived,
  tokenRequested,
  type AuthAction,
} from '../state/auth-slice.ts';
import { clearCookie, findCookie, readCookie, writeCookie } from '../state/cookies.ts';
import { draftStorage } from '../state/draft-storage.ts';
import type { AppThunk } from '../state/hooks.ts';
import { readSessionIds, writeSessionIds } from '../state/session-ids.ts';
import { loadUser } from './user.ts';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticate: build.mutation<DataOf<'authenticate'>, InputOf<'authenticate'>>({
      query: callOf('authenticate'),
    }),
    sendLoginLink: build.mutation<DataOf<'sendLoginLink'>, InputOf<'sendLoginLink'>>({
      query: callOf('sendLoginLink'),
    }),
    stepUp: build.mutation<DataOf<'stepUp'>, InputOf<'stepUp'>>({ query: callOf('stepUp') }),
    verifyStepUp: build.mutation<DataOf<'verifyStepUp'>, InputOf<'verifyStepUp'>>({
      query: callOf('verifyStepUp'),
    }),
    signOut: build.mutation<DataOf<'signOut'>, InputOf<'signOut'>>({ query: callOf('signOut') }),
    initializeSession: build.mutation<DataOf<'initializeSession'>, InputOf<'initializeSession'>>({
      query: callOf('initializeSession'),
    }),
  }),
});

export const { useSendLoginLinkMutation, useStepUpMutation, useVerifyStepUpMutation } = authApi;

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
 * it has been exchanged it waits in a cookie, so that a reload does not lose it. Answers whether it worked.
 */
export function signInWithToken(token: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    writeCookie('lbal', token);
    const body = { type: 'auto_login', data: { token } } as const;
    const isSignedIn = await dispatch(requestToken({ body }));
    if (isSignedIn) await dispatch(loadUser());
    return isSignedIn;
  };
}

/** A new token for the session that there is: "Stay signed in". */
export function refreshSession(): AppThunk<Promise<boolean>> {
  return (dispatch) => dispatch(requestToken({ body: { type: 'refresh_token' } }));
}

function requestToken(input: InputOf<'authenticate'>): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    dispatch(tokenRequested());
    try {
      dispatch(keepSession(await dispatch(authApi.endpoints.authenticate.initiate(input)).unwrap()));
      clearCookie('lbal');
      return true;
    } catch (error) {
      if (isApiError(error) && error.type === 'tokenNotUsable') clearCookie('lbal');
      dispatch(failed('requestAuthToken', error));
      return false;
    }
  };
}

/** Ends the session here and, when it can be reached, on the server. */
export function signOut(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { brandId }) => {
    if (getState().auth.authObject) await dispatch(authApi.endpoints.signOut.initiate({}));
    for (const name of ['auth', 'lbal', 'PHPSESSID'] as const) clearCookie(name);
    draftStorage.remove(brandId);
    dispatch(signedOut());
    dispatch(api.util.resetApiState());
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
    const reading = getState().auth.isUserAwaited ? dispatch(loadUser()) : null;
    await Promise.all([reading, dispatch(initialiseSession())]);
  };
}

function initialiseSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const kept = readSessionIds();
    if (kept) return void dispatch(sessionInitialised(kept));
    try {
      const ids = await dispatch(authApi.endpoints.initializeSession.initiate({})).unwrap();
      dispatch(sessionInitialised(writeSessionIds(ids)));
    } catch (error) {
      dispatch(failed('initialiseSession', error));
    }
  };
}

function failed(action: AuthAction, error: unknown) {
  return authFailed({
    action,
    error: isApiError(error) ? error : { ...networkError(), message: String(error) },
  });
}

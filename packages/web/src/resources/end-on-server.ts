import { SESSIONS_CALLS } from '@fairlead/contract/wire/client-endpoints/sessions';
import { encodeRequest } from '@fairlead/contract/wire/client';
import { apiAddress } from '../state/api-address.ts';
import { parseAuthObject, type AuthObject } from '../state/auth-object.ts';
import { readCookie } from '../state/cookies.ts';
import type { AppThunk } from '../state/hooks.ts';
import { usualHeaders } from '../state/usual-headers.ts';

/** The session that this browser keeps, which can be of another tab or of another brand of this host. */
export function keptSession(): AppThunk<AuthObject | null> {
  return (_dispatch, getState) =>
    parseAuthObject(readCookie('auth'), new Date()) ?? getState().auth.authObject;
}

/** Tells the server that a session is over. Nothing waits for it, and it is sent even if the page closes. */
export function endOnServer(session: AuthObject): AppThunk<void> {
  return (_dispatch, getState, { brandId, apiPlaces }) => {
    const { method, url } = encodeRequest(SESSIONS_CALLS.signOut, {});
    const headers = usualHeaders(session.brandId ?? brandId, getState().auth.session.data, session);
    fetch(apiAddress(url, apiPlaces), { method, headers, keepalive: true }).catch(() => undefined);
  };
}

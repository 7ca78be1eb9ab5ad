import { api } from '../state/api.ts';
import { signedOut } from '../state/auth-slice.ts';
import { clearCookie } from '../state/cookies.ts';
import { draftStorage } from '../state/draft-storage.ts';
import type { AppThunk } from '../state/hooks.ts';
import { typedStorage } from '../state/typed-storage.ts';
import { endOnServer, keptSession } from './end-on-server.ts';

/** Clears everything of the borrower in one go, and then tells the server. */
export function signOut(): AppThunk<void> {
  return (dispatch, _getState, { brandId }) => {
    const session = dispatch(keptSession());
    for (const name of ['auth', 'lbal', 'PHPSESSID'] as const) clearCookie(name);
    draftStorage.remove(brandId);
    typedStorage.clear();
    dispatch(signedOut());
    dispatch(api.util.resetApiState());
    if (session) dispatch(endOnServer(session));
  };
}

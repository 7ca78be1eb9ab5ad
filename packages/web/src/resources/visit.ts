import { MARKETING_PARAMETERS } from '@fairlead/contract/web/marketing';
import type { AppThunk } from '../state/hooks.ts';
import { sessionInitialised, sessionRequested } from '../state/auth-slice.ts';
import { readSessionIds, writeSessionIds } from '../state/session-ids.ts';
import { takeEarlyVisit } from '../state/early-reads.ts';
import { authApi, failed } from './auth.ts';

/** How the visit began: the marketing parameters of its first address, and the page. */
function beginningOf({ search, pathname }: Location): Record<string, string> {
  const parameters = new URLSearchParams(search);
  const given = MARKETING_PARAMETERS.flatMap((name) => {
    const value = parameters.get(name);
    return value === null || value === '' ? [] : [[name, value.slice(0, 200)] as const];
  });
  return { ...Object.fromEntries(given), landing: pathname.slice(0, 200) };
}

/** Makes the ids of this visit known, from this tab or from the server. */
export function initialiseVisit(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const kept = readSessionIds();
    if (kept) return void dispatch(sessionInitialised({ ...kept, client: null }));
    dispatch(sessionRequested());
    try {
      const query = beginningOf(location);
      const early = await takeEarlyVisit();
      const { id, lifetimeId, client } =
        early ?? (await dispatch(authApi.endpoints.initializeSession.initiate({ query })).unwrap());
      dispatch(sessionInitialised({ ...writeSessionIds({ id, lifetimeId }), client }));
    } catch (error) {
      dispatch(failed('initialiseSession', error));
    }
  };
}

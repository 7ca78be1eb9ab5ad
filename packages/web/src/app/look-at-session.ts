import { takeNewerSession } from '../resources/auth.ts';
import { isAtLimit } from '../state/auth-object.ts';
import { sessionEnded } from '../state/auth-slice.ts';
import type { AppThunk } from '../state/hooks.ts';
import { phaseOf, type SessionPhase } from './session-phase.ts';

/**
 * How far the session is. A tab in the background takes over what another tab has renewed before it warns or ends; a
 * session whose time is over in every tab ends here.
 */
export function lookAtSession(): AppThunk<SessionPhase> {
  return (dispatch, getState) => {
    const phaseNow = () => phaseOf(getState().auth.expiry, Date.now());
    const phase = phaseNow();
    if (phase === 'none' || phase === 'running') return phase;
    if (dispatch(takeNewerSession())) return phaseNow();
    const { authObject } = getState().auth;
    const isLast = authObject !== null && isAtLimit(authObject);
    if (phase === 'over') dispatch(sessionEnded(isLast ? 'limit' : 'idle'));
    return phase === 'ending' && isLast ? 'ending for good' : phase;
  };
}

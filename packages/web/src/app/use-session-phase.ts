import { useEffect, useState } from 'react';
import { isRenewalDue, renewSession } from '../resources/keep-session.ts';
import { selectAuthObject } from '../state/auth-slice.ts';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';
import { useAuth } from '../state/use-auth.ts';
import { lookAtSession } from './look-at-session.ts';
import type { SessionPhase } from './session-phase.ts';

const LOOK_EVERY_MS = 1_000;

/** Several times while the server still takes the token that a lost answer would have replaced. */
const TRY_AGAIN_MS = 10_000;

/** What a reader does with a page. */
const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** How far the session is. It ends here when its time is over. */
export function useSessionPhase(): SessionPhase {
  const dispatch = useAppDispatch();
  const { expiry } = useAuth('expiry');
  const [phase, setPhase] = useState<SessionPhase>('none');
  useEffect(() => {
    const look = (): void => setPhase(dispatch(lookAtSession()));
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [dispatch, expiry]);
  return phase;
}

/** Renews the session of a page in use once half of its time is over. One that no one uses runs out. */
export function useRenewal(): void {
  const dispatch = useAppDispatch();
  const authObject = useAppSelector(selectAuthObject);
  useEffect(() => {
    if (!authObject) return undefined;
    let isUsed = false;
    let nextTryMs = 0;
    const note = (): void => {
      isUsed = true;
    };
    const renew = (): void => {
      const nowMs = Date.now();
      if (!isUsed || nowMs < nextTryMs || !isRenewalDue(authObject, nowMs)) return;
      nextTryMs = nowMs + TRY_AGAIN_MS;
      void dispatch(renewSession());
    };
    for (const use of USES) addEventListener(use, note, { passive: true });
    const timer = setInterval(renew, LOOK_EVERY_MS);
    return () => {
      for (const use of USES) removeEventListener(use, note);
      clearInterval(timer);
    };
  }, [authObject, dispatch]);
}

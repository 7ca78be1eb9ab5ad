import { useEffect, useState } from 'react';
import { isRenewalDue, renewSession } from '../resources/keep-session.ts';
import { selectAuth, selectAuthObject, sessionEnded } from '../state/auth-slice.ts';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';
import { phaseOf, type SessionPhase } from './session-phase.ts';

const LOOK_EVERY_MS = 1_000;

/** What a reader does with a page. */
const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** How far the session is. It ends here when its time is over. */
export function useSessionPhase(): SessionPhase {
  const dispatch = useAppDispatch();
  const { expiry } = useAppSelector(selectAuth);
  const [phase, setPhase] = useState<SessionPhase>('none');
  useEffect(() => {
    const look = (): void => setPhase(phaseOf(expiry, Date.now()));
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [expiry]);
  useEffect(() => {
    if (phase === 'over') dispatch(sessionEnded('idle'));
  }, [dispatch, phase]);
  return phase;
}

/** Renews the session of a page in use once half of its time is over. One that no one uses runs out. */
export function useRenewal(): void {
  const dispatch = useAppDispatch();
  const authObject = useAppSelector(selectAuthObject);
  useEffect(() => {
    if (!authObject) return undefined;
    let isUsed = false;
    let isAsked = false;
    const note = (): void => {
      isUsed = true;
    };
    const renew = (): void => {
      if (!isUsed || isAsked || !isRenewalDue(authObject, Date.now())) return;
      isAsked = true;
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

import { Button } from '@fairlead/ui/button/Button';
import { Dialog } from '@fairlead/ui/dialog/Dialog';
import { useEffect, useState } from 'react';
import { useGo } from '../parts/navigation.tsx';
import { refreshSession } from '../resources/auth.ts';
import { selectAuthObject, sessionEnded } from '../state/auth-slice.ts';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';
import { phaseOf, type SessionPhase } from './session-phase.ts';

const LOOK_EVERY_MS = 1_000;

/** Two minutes before the session ends, says so; "Stay signed in" really renews it. */
export function SessionWarning() {
  const dispatch = useAppDispatch();
  const go = useGo();
  const phase = useSessionPhase();
  useEffect(() => {
    if (phase === 'over') dispatch(sessionEnded());
  }, [dispatch, phase]);
  return (
    <Dialog
      open={phase === 'ending'}
      title="Do you want to stay signed in?"
      onClose={() => void dispatch(refreshSession())}
      actions={
        <>
          <Button onClick={() => void dispatch(refreshSession())}>Stay signed in</Button>
          <Button variant="secondary" onClick={() => go('/logout')}>
            Sign out
          </Button>
        </>
      }
    >
      <p>You will be signed out in less than two minutes. What you have typed here is kept.</p>
    </Dialog>
  );
}

function useSessionPhase(): SessionPhase {
  const expiry = useAppSelector(selectAuthObject)?.expiry;
  const [phase, setPhase] = useState<SessionPhase>('none');
  useEffect(() => {
    const look = (): void => setPhase(phaseOf(expiry, Date.now()));
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [expiry]);
  return phase;
}

import { Button } from '@fairlead/ui/button/Button';
import { useEffect, useState } from 'react';
import { LOGOUT } from '../paths.ts';
import { useGo } from '../parts/page/navigation.tsx';
import { refreshSession } from '../resources/auth.ts';
import { selectAuthObject, sessionEnded } from '../state/auth-slice.ts';
import { useAppDispatch, useAppSelector } from '../state/hooks.ts';
import { modalClosed, modalOpened } from '../state/modals-slice.ts';
import { notify } from '../state/notify.ts';
import { Modal } from './Modal.tsx';
import { phaseOf, type SessionPhase } from './session-phase.ts';

const LOOK_EVERY_MS = 1_000;
const MODAL = 'session-ending';

/** Warns two minutes before the session ends; "Stay signed in" renews it. */
export function SessionWarning() {
  const dispatch = useAppDispatch();
  const go = useGo();
  const phase = useSessionPhase();
  const isEnding = phase === 'ending';
  useEffect(() => {
    if (phase === 'over') dispatch(sessionEnded());
  }, [dispatch, phase]);
  useEffect(() => {
    if (!isEnding) return undefined;
    dispatch(modalOpened(MODAL));
    return () => void dispatch(modalClosed(MODAL));
  }, [dispatch, isEnding]);
  const stay = async () => {
    if (await dispatch(refreshSession())) dispatch(notify('You’re still signed in.'));
  };
  return (
    <Modal
      id={MODAL}
      title="Do you want to stay signed in?"
      onClose={() => void stay()}
      actions={
        <>
          <Button onClick={() => void stay()}>Stay signed in</Button>
          <Button variant="secondary" onClick={() => go(LOGOUT)}>
            Sign out
          </Button>
        </>
      }
    >
      <p>You’ll be signed out in less than 2 minutes. What you’ve typed here is saved.</p>
    </Modal>
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

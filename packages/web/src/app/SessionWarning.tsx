import { Button } from '@fairlead/ui/button/Button';
import { useEffect } from 'react';
import { LOGOUT } from '../paths.ts';
import { useGo } from '../parts/page/navigation.tsx';
import { renewSession } from '../resources/keep-session.ts';
import { useAppDispatch } from '../state/hooks.ts';
import { modalClosed, modalOpened } from '../state/modals-slice.ts';
import { notify } from '../state/notify.ts';
import { Modal } from './Modal.tsx';

const MODAL = 'session-ending';

/** Says that the session ends in less than two minutes; "Stay signed in" renews it. */
export function SessionWarning() {
  const dispatch = useAppDispatch();
  const go = useGo();
  useEffect(() => {
    dispatch(modalOpened(MODAL));
    return () => void dispatch(modalClosed(MODAL));
  }, [dispatch]);
  const stay = async () => {
    if (await dispatch(renewSession())) dispatch(notify('You’re still signed in.'));
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
      <p>You’ll be signed out in less than 2 minutes. What you’ve typed is saved, except bank details.</p>
    </Modal>
  );
}

import { Button } from '@fairlead/ui/button/Button';
import { useEffect } from 'react';
import { LOGOUT } from '../paths.ts';
import { useGo } from '../parts/page/navigation.tsx';
import { renewSession } from '../resources/keep-session.ts';
import { useAppDispatch, type AppThunk } from '../state/hooks.ts';
import { modalClosed, modalOpened, selectIsOpen } from '../state/modals-slice.ts';
import { notify } from '../state/notify.ts';
import { Modal } from './Modal.tsx';

const MODAL = 'session-ending';

const SAVED = 'What you’ve typed is saved, except bank details and files.';

/** Closes the dialog where it is open. */
const closeWarning = (): AppThunk<void> => (dispatch, getState) => {
  if (selectIsOpen(getState(), MODAL)) dispatch(modalClosed(MODAL));
};

/** The dialog is open from when it is shown until it is closed or taken away. */
function useOpen() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(modalOpened(MODAL));
    return () => dispatch(closeWarning());
  }, [dispatch]);
}

/** Says that the session ends in less than two minutes; "Stay signed in" renews it. */
export function SessionWarning() {
  const dispatch = useAppDispatch();
  const go = useGo();
  useOpen();
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
      <p>You’ll be signed out in less than 2 minutes.</p>
      <p>{SAVED}</p>
    </Modal>
  );
}

/** Says that the session is as long as one can be. Nothing renews it: it can be used until it ends. */
export function LastWarning() {
  const dispatch = useAppDispatch();
  const go = useGo();
  useOpen();
  const close = (): void => dispatch(closeWarning());
  return (
    <Modal
      id={MODAL}
      title="You’ll have to sign in again"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Continue for now</Button>
          <Button variant="secondary" onClick={() => go(LOGOUT)}>
            Sign out
          </Button>
        </>
      }
    >
      <p>
        You’ll be signed out in less than 2 minutes. You’ve been signed in for 12 hours, which is the longest
        we allow, so we can’t extend it.
      </p>
      <p>{SAVED}</p>
    </Modal>
  );
}

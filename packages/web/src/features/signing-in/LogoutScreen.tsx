import { Button } from '@fairlead/ui/button/Button';
import { useEffect } from 'react';
import { LOGIN } from '@fairlead/contract/web/account-paths';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { signOut } from '../../resources/sign-out.ts';
import { useAppDispatch } from '../../state/hooks.ts';

export const handle = screen({ access: 'anyone' });

export default function LogoutScreen() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(signOut());
  }, [dispatch]);
  return (
    <Page title="You’ve signed out">
      <h1>You’ve signed out</h1>
      <p>Anything you typed but didn’t send has been deleted from this device.</p>
      <p>
        <Button href={LOGIN}>Sign in again</Button>
      </p>
    </Page>
  );
}

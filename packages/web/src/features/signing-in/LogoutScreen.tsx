import { Button } from '@fairlead/ui/button/Button';
import { useEffect } from 'react';
import { LOGIN } from '@fairlead/contract/web/account-paths';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { signOut } from '../../resources/auth.ts';
import { useAppDispatch } from '../../state/hooks.ts';

export const handle = screen({ access: 'anyone' });

export default function LogoutScreen() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(signOut()), [dispatch]);
  return (
    <Page title="You have signed out">
      <h1>You have signed out</h1>
      <p>What you had typed on this device and not sent has been removed from it.</p>
      <p>
        <Button href={LOGIN}>Sign in again</Button>
      </p>
    </Page>
  );
}

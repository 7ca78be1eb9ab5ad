import { Button } from '@fairlead/ui/button/Button';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { useState } from 'react';
import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { useGo } from '../../parts/page/navigation.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { signInWithToken } from '../../resources/auth.ts';
import { redirectFollowed, selectAuth } from '../../state/auth-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';

/** Where an emailed link leads: one press signs in. */
export function OpenLink({ token, onRefused }: { token: string; onRefused: () => void }) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const { isLoading, error, redirectPath } = useAppSelector(selectAuth);
  const [hasFailed, setHasFailed] = useState(false);

  const signIn = async () => {
    if (await dispatch(signInWithToken(token))) {
      go(redirectPath ?? ACCOUNT, { replace: true });
      dispatch(redirectFollowed());
    } else {
      setHasFailed(true);
    }
  };

  const isRefused = hasFailed && error?.error.type === 'tokenNotUsable';
  return (
    <Page title="Sign in">
      {hasFailed && !isRefused && (
        <NotificationBanner kind="error" title="You’re not signed in yet" live>
          <p>We couldn’t reach the server. Check your connection and press Sign in again.</p>
        </NotificationBanner>
      )}
      <h1>{isRefused ? 'This link can no longer be used' : 'Sign in'}</h1>
      {isRefused ? (
        <>
          <p>A link works once, and only for a short time. Ask for a new one.</p>
          <p>
            <Button onClick={onRefused}>Get a new link</Button>
          </p>
        </>
      ) : (
        <>
          <p>You opened the link from our email.</p>
          <p>
            <Button busy={isLoading} onClick={() => void signIn()}>
              Sign in
            </Button>
          </p>
        </>
      )}
    </Page>
  );
}

import { Button } from '@fairlead/ui/button/Button';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { useState } from 'react';
import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { useGo } from '../../parts/page/navigation.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { signInWithToken } from '../../resources/auth.ts';
import { useDescribeLoginLinkQuery } from '../../resources/login-link.ts';
import { returnPath } from '../../resources/return-to.ts';
import { isApiError } from '../../state/api-error.ts';
import { redirectFollowed, selectAuth } from '../../state/auth-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';

type OpenLinkProps = { token: string; onRefused: () => void };

/** Where an emailed link leads: one press signs in. It says whose link it is, and whom it would sign out. */
export function OpenLink({ token, onRefused }: OpenLinkProps) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const { isLoading, error, redirectPath, user } = useAppSelector(selectAuth);
  const [hasFailed, setHasFailed] = useState(false);
  const { data: link, error: unknown } = useDescribeLoginLinkQuery({ body: { token } });

  const refusal = hasFailed ? error?.error : unknown;
  if (isApiError(refusal) && refusal.type === 'tokenNotUsable') return <OldLink onRefused={onRefused} />;

  const signIn = async () => {
    setHasFailed(false);
    const isSignedIn = await dispatch(signInWithToken(token));
    setHasFailed(!isSignedIn);
    if (!isSignedIn) return;
    go(link?.returnTo ? returnPath(link.returnTo) : (redirectPath ?? ACCOUNT), { replace: true });
    dispatch(redirectFollowed());
  };
  const signedInAs = user && link?.isOwn === false ? user.email : null;
  return (
    <Page title="Sign in">
      {hasFailed && (
        <NotificationBanner kind="error" title="You’re not signed in yet" live>
          <p>We couldn’t reach the server. Check your connection and press Sign in again.</p>
        </NotificationBanner>
      )}
      <h1>{signedInAs === null ? 'Sign in' : 'Switch to another account?'}</h1>
      {signedInAs === null ? (
        <p>
          You opened the link that we emailed{' '}
          {link ? (
            <>
              to <strong>{link.maskedEmail}</strong>
            </>
          ) : (
            'you'
          )}
          .
        </p>
      ) : (
        <p>
          You’re signed in as <strong>{signedInAs}</strong>. This link is for{' '}
          <strong>{link?.maskedEmail}</strong>: using it signs {signedInAs} out on this device.
        </p>
      )}
      <Cluster>
        <Button busy={isLoading} onClick={() => void signIn()}>
          {signedInAs === null ? 'Sign in' : `Sign in as ${link?.maskedEmail ?? ''}`}
        </Button>
        {signedInAs !== null && (
          <Button variant="secondary" href={ACCOUNT}>
            Stay signed in as {signedInAs}
          </Button>
        )}
      </Cluster>
    </Page>
  );
}

function OldLink({ onRefused }: Pick<OpenLinkProps, 'onRefused'>) {
  const { authObject } = useAppSelector(selectAuth);
  return (
    <Page title="This link can no longer be used" step="old-link">
      <h1>This link can no longer be used</h1>
      <p>
        A link works once, and only for a short time.{' '}
        {authObject ? 'You’re already signed in on this device.' : 'Ask for a new one.'}
      </p>
      <p>
        {authObject ? (
          <Button href={ACCOUNT}>Go to your account</Button>
        ) : (
          <Button onClick={onRefused}>Get a new link</Button>
        )}
      </p>
    </Page>
  );
}

import { Button } from '@fairlead/ui/button/Button';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { useState, type ReactNode } from 'react';
import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { useGo, useSessionElsewhere, type OtherBrand } from '../../parts/page/navigation.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { signInWithToken } from '../../resources/auth.ts';
import { useDescribeLoginLinkQuery } from '../../resources/login-link.ts';
import { isApiError } from '../../state/api-error.ts';
import { redirectFollowed } from '../../state/auth-slice.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { useAuth } from '../../state/use-auth.ts';
import { addressToReturnTo } from './return-page.ts';

type OpenLinkProps = { token: string; onRefused: () => void };

/** Where an emailed link leads: one press signs in. It says whose link it is, and whom it would sign out. */
export function OpenLink({ token, onRefused }: OpenLinkProps) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const { error, redirectPath, authObject, user, isUserAwaited } = useAuth(
    'error',
    'redirectPath',
    'authObject',
    'user',
    'isUserAwaited',
  );
  const now = { isSignedIn: authObject !== null, user, isUserAwaited, elsewhere: useSessionElsewhere() };
  // The words stay the same while the session changes.
  const [pressed, setPressed] = useState<typeof now | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { data: link, error: unknown } = useDescribeLoginLinkQuery({ body: { token } });

  const refusal = hasFailed ? error?.error : unknown;
  if (isApiError(refusal) && refusal.type === 'tokenNotUsable') return <OldLink onRefused={onRefused} />;

  const signIn = async () => {
    setHasFailed(false);
    setPressed(now);
    const isSignedIn = await dispatch(signInWithToken(token));
    setPressed(isSignedIn ? now : null);
    setHasFailed(!isSignedIn);
    if (!isSignedIn) return;
    const returnPath = link?.returnTo ? await addressToReturnTo(link.returnTo) : redirectPath;
    go(returnPath ?? ACCOUNT, { replace: true });
    dispatch(redirectFollowed());
  };
  const shown = pressed ?? now;
  // Before both are known, no one could say whom a press signs out.
  const isKnown = (link !== undefined || unknown !== undefined) && !shown.isUserAwaited;
  const press = {
    to: link?.maskedEmail,
    isBusy: !isKnown || pressed !== null,
    onSignIn: () => void signIn(),
  };
  return (
    <Page title="Sign in">
      {hasFailed && (
        <NotificationBanner kind="error" title="You’re not signed in yet" live>
          <p>We couldn’t reach the server. Check your connection and press Sign in again.</p>
        </NotificationBanner>
      )}
      {isKnown && shown.isSignedIn && link?.isOwn !== true ? (
        <Switching {...press} from={shown.user?.email} />
      ) : (
        <SigningIn {...press} elsewhere={shown.elsewhere} />
      )}
    </Page>
  );
}

/** `to` is the address of the link, masked; absent where it could not be read. */
type PressProps = { to: string | undefined; isBusy: boolean; onSignIn: () => void };

function SigningIn({ to, isBusy, onSignIn, elsewhere }: PressProps & { elsewhere: OtherBrand | null }) {
  const { brandName } = usePageSettings().brand.dictionary;
  return (
    <>
      <h1>Sign in</h1>
      <p>You opened the link that we emailed {to === undefined ? 'you' : <>to {strong(to)}</>}.</p>
      {elsewhere && (
        <p>
          You’re signed in at {elsewhere.name}. Signing in at {brandName} signs you out at {elsewhere.name}.
        </p>
      )}
      <Cluster>
        <Button busy={isBusy} onClick={onSignIn}>
          Sign in
        </Button>
      </Cluster>
    </>
  );
}

/** To someone who is signed in: whom the link signs out. `from` is absent where the account could not be read. */
function Switching({ to, isBusy, onSignIn, from }: PressProps & { from: string | undefined }) {
  return (
    <>
      <h1>Switch to another account?</h1>
      <p>
        You’re {from === undefined ? 'already signed in on this device' : <>signed in as {strong(from)}</>}.{' '}
        {to === undefined ? (
          'If this link is for another account, using'
        ) : (
          <>This link is for {strong(to)}: using</>
        )}{' '}
        {from === undefined
          ? 'it signs you out of the account you’re in now.'
          : `it signs ${from} out on this device.`}
      </p>
      <Cluster>
        <Button busy={isBusy} onClick={onSignIn}>
          {to === undefined ? 'Sign in with this link' : `Sign in as ${to}`}
        </Button>
        <Button variant="secondary" href={ACCOUNT}>
          Stay signed in{from === undefined ? '' : ` as ${from}`}
        </Button>
      </Cluster>
    </>
  );
}

const strong = (text: string): ReactNode => <strong>{text}</strong>;

function OldLink({ onRefused }: Pick<OpenLinkProps, 'onRefused'>) {
  const { authObject } = useAuth('authObject');
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

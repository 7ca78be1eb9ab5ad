import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ACCOUNT, LOGIN } from '@fairlead/contract/web/account-paths';
import { useGo, useSessionElsewhere } from '../../parts/page/navigation.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useAuth } from '../../state/use-auth.ts';
import { AskForLink } from './AskForLink.tsx';
import { OpenLink } from './OpenLink.tsx';
import { SignedInElsewhere } from './SignedInElsewhere.tsx';

export const handle = screen({ access: 'anyone' });

/**
 * Signing in by an emailed link. The link's page has a button, because mail programs open links to look at
 * them, and a token works once. The token leaves the address at once.
 */
export default function LoginScreen() {
  const go = useGo();
  const { authObject, redirectPath } = useAuth('authObject', 'redirectPath');
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  const [isUsedUp, setIsUsedUp] = useState(false);
  const elsewhere = useSessionElsewhere();
  const [isHereChosen, setIsHereChosen] = useState(false);
  useEffect(() => {
    if (new URLSearchParams(search).has('token')) go(LOGIN, { replace: true });
  });
  if (token !== null && !isUsedUp) return <OpenLink token={token} onRefused={() => setIsUsedUp(true)} />;
  if (authObject) return <Redirecting to={redirectPath ?? ACCOUNT} />;
  if (elsewhere && !isHereChosen)
    return <SignedInElsewhere brand={elsewhere} onSignInHere={() => setIsHereChosen(true)} />;
  return <AskForLink isAfterOldLink={isUsedUp} />;
}

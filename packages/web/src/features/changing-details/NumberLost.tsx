import { Button } from '@fairlead/ui/button/Button';
import { Details } from '@fairlead/ui/details/Details';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { useSendLoginLinkMutation } from '../../resources/login-link.ts';
import { usePageSettings } from '../../state/page-settings.ts';

/** For a borrower who cannot read a code: a link to the mailbox lets them change the number without one. */
export function NumberLost({ email }: { email: string }) {
  const { phone } = usePageSettings().brand.dictionary;
  const [send, { isLoading, isSuccess, isError }] = useSendLoginLinkMutation();
  const ask = () => void send({ body: { email, returnTo: { page: 'mobile-number' } } });
  return (
    <Details summary="I don’t have this phone any more">
      <div className="stack gap-4">
        <p>
          We can email a link to {email}. Open it within 15 minutes, and you can change your number without a
          code. Can’t read that email either? Call <PhoneLink phone={phone} />.
        </p>
        <Button variant="secondary" busy={isLoading} onClick={ask}>
          {isSuccess ? 'Email me another link' : 'Email me a link'}
        </Button>
        <p role="status">{wordsFor(isSuccess, isError)}</p>
      </div>
    </Details>
  );
}

function wordsFor(isSent: boolean, isFailed: boolean): string {
  if (isFailed) return 'We couldn’t send the link. Try again in a few minutes.';
  return isSent ? 'We’ve sent the link. It can take a few minutes to arrive.' : '';
}

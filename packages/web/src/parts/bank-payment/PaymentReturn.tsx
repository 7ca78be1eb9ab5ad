import { ACCOUNT, LOGIN, OPEN_BANKING_RESUME } from '@fairlead/contract/web/account-paths';
import { useEffect, useRef } from 'react';
import { SCREENS } from '../../paths.ts';
import { useReturnFromBankMutation } from '../../resources/repaying/bank-payment.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAuth } from '../../state/use-auth.ts';
import { CallFailed } from '../page/CallFailed.tsx';
import { JourneyPage } from '../page/JourneyPage.tsx';
import { Loading } from '../page/Loading.tsx';
import { useGo } from '../page/navigation.tsx';
import { useIsInBrowser } from '../page/use-is-in-browser.ts';
import { leftForBank } from './left-for-bank.ts';
import { paymentOutcomePath } from './outcome-path.ts';

const READING = 'Asking your bank about the payment';

const SIGN_IN = {
  title: 'Sign in to see your payment',
  text: 'Your session ended while you were at your bank, or this is another browser. If you approved the payment, it counts: sign in to see it. Don’t pay again.',
};

const NOT_YOURS = {
  title: 'We can’t find this payment',
  text: 'It belongs to another account. Your own account shows every payment you’ve made.',
};

type PaymentReturnProps = { paymentId: string; isClean: boolean };

/** Where the provider sends a payer back: to the page that they left from, or to how their payment is. */
export function PaymentReturn({ paymentId, isClean }: PaymentReturnProps) {
  const { isRead, authObject } = useAuth('isRead', 'authObject');
  const go = useGo();
  const isInBrowser = useIsInBrowser();
  const left = isInBrowser ? leftForBank.read() : null;
  useEffect(() => {
    if (isClean && left !== null)
      go(left.by === 'link' ? SCREENS.payLinkOpen : OPEN_BANKING_RESUME, { replace: true });
  });
  // The server does not know what this tab left for.
  if (!isInBrowser || !isRead || left !== null) return <Loading title={READING} />;
  if (!authObject) return <JourneyPage {...SIGN_IN} ways={[{ label: 'Sign in', href: LOGIN }]} />;
  return <OwnPayment paymentId={paymentId} isClean={isClean} />;
}

function OwnPayment({ paymentId, isClean }: PaymentReturnProps) {
  const go = useGo();
  const [ask, { error, reset }] = useReturnFromBankMutation();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isClean || error || hasBegun.current) return;
    hasBegun.current = true;
    void ask({ body: { paymentId } }).then(({ data }) => {
      if (data) go(paymentOutcomePath(data), { replace: true });
    });
  });
  if (!error) return <Loading title={READING} />;
  if (isApiError(error) && error.type === 'notFound')
    return <JourneyPage {...NOT_YOURS} ways={[{ label: 'Go to your account', href: ACCOUNT }]} />;
  const again = (): void => {
    hasBegun.current = false;
    reset();
  };
  return <CallFailed error={error} onRetry={again} />;
}

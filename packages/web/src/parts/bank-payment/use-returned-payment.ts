import { OPEN_BANKING_CALLBACK } from '@fairlead/contract/web/account-paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useGo } from '../page/navigation.tsx';

/** The payment that a bank sent the browser back with; the address is clean once it is out of it. */
export function useReturnedPayment(): { paymentId: string | null; isClean: boolean } {
  const go = useGo();
  const { search } = useLocation();
  const [paymentId] = useState(() => new URLSearchParams(search).get('payment_id'));
  const isClean = !/[?&]payment_id=/.test(search);
  useEffect(() => {
    if (!isClean) go(OPEN_BANKING_CALLBACK, { replace: true });
  });
  return { paymentId, isClean };
}

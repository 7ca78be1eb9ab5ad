import { useEffect, useState } from 'react';
import { leftForBank } from '../../parts/bank-payment/left-for-bank.ts';
import { paymentOutcomePath } from '../../parts/bank-payment/outcome-path.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import {
  useMakeResumeTokenMutation,
  useReadBankPaymentQuery,
  useStartBankPaymentMutation,
} from '../../resources/repaying/bank-payment.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import type { AskedPayment } from './asked-payment.ts';

const EVERY_MS = 3_000;

type Elsewhere = { readonly id: string; readonly url: string };

/** Starts a payment and leaves for the bank, or hands it to another device and follows it. */
export function useBankPayment({ loanId, flow, amount, keeps }: AskedPayment) {
  const go = useGo();
  const [start] = useStartBankPaymentMutation();
  const [makeLink] = useMakeResumeTokenMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState<'here' | 'elsewhere' | null>(null);
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const { data: followed } = useReadBankPaymentQuery(
    elsewhere ? { params: { id: elsewhere.id } } : skipToken,
    {
      pollingInterval: EVERY_MS,
    },
  );
  const isAnswered = followed !== undefined && followed.outcome !== 'waiting';
  useEffect(() => {
    if (isAnswered) go(paymentOutcomePath(followed));
  });

  const subject = { subjectId: loanId, subjectType: 'loan' } as const;
  const started = () => {
    const what = flow === 'settlement' ? { flow } : { flow, amount };
    return start({ body: { ...subject, ...what, ...(keeps && { keeps }) } }).unwrap();
  };
  const run = async (where: 'here' | 'elsewhere', work: () => Promise<void>): Promise<void> => {
    setFailure(null);
    setBusy(where);
    try {
      await work();
    } catch (error) {
      setFailure(error);
      setBusy(null);
    }
  };
  const leave = () =>
    run('here', async () => {
      const { url } = await started();
      leftForBank.remove();
      if (url !== null) window.location.assign(url);
    });
  const hand = () =>
    run('elsewhere', async () => {
      const { id } = await started();
      const { url } = await makeLink({ body: { ...subject, origin: 'web' } }).unwrap();
      setElsewhere({ id, url });
      setBusy(null);
    });
  return {
    failure,
    busy,
    elsewhere,
    leave: () => void leave(),
    hand: () => void hand(),
    stopWaiting: () => setElsewhere(null),
  };
}

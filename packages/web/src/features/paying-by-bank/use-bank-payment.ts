import { useEffect, useState } from 'react';
import { leftForBank } from '../../parts/bank-payment/left-for-bank.ts';
import { paymentOutcomePath } from '../../parts/bank-payment/outcome-path.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { useReset } from '../../parts/page/use-reset.ts';
import {
  useMakeResumeTokenMutation,
  useReadBankPaymentQuery,
  useStartBankPaymentMutation,
} from '../../resources/repaying/bank-payment.ts';
import { journeyReset, selectOpenBanking } from '../../resources/repaying/open-banking-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import type { AskedPayment } from './asked-payment.ts';

const EVERY_MS = 3_000;

type Elsewhere = { readonly id: string; readonly url: string };

/** Starts a payment and leaves for the bank, or hands it to another device and follows it. */
export function useBankPayment({ loanId, flow, amount, keeps }: AskedPayment) {
  const go = useGo();
  const [start] = useStartBankPaymentMutation();
  const [makeLink] = useMakeResumeTokenMutation();
  const dispatch = useAppDispatch();
  useReset(journeyReset);
  const { isLoading, error: failure, payment, resumeUrl } = useAppSelector(selectOpenBanking);
  /** Where the bank is to be chosen: which of the two was pressed. */
  const [where, setWhere] = useState<'here' | 'elsewhere' | null>(null);
  const elsewhere: Elsewhere | null =
    payment !== null && resumeUrl !== null ? { id: payment.id, url: resumeUrl } : null;
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
  const leave = async (): Promise<void> => {
    setWhere('here');
    const { url } = await started();
    leftForBank.remove();
    if (url !== null) window.location.assign(url);
  };
  const hand = async (): Promise<void> => {
    setWhere('elsewhere');
    await started();
    await makeLink({ body: { ...subject, origin: 'web' } }).unwrap();
  };
  // Why it failed is in the slice.
  const run = (work: () => Promise<void>) => (): void => void work().catch(() => setWhere(null));
  return {
    failure,
    busy: isLoading || where === 'here' ? where : null,
    elsewhere,
    leave: run(leave),
    hand: run(hand),
    stopWaiting: (): void => {
      setWhere(null);
      dispatch(journeyReset());
    },
  };
}

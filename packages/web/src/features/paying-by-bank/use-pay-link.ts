import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { leftForBank } from '../../parts/bank-payment/left-for-bank.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { useIsInBrowser } from '../../parts/page/use-is-in-browser.ts';
import { SCREENS } from '../../paths.ts';
import {
  useOpenRepaymentLinkMutation,
  usePayByRepaymentLinkMutation,
  type RepaymentRequest,
} from '../../resources/repaying/repayment-link.ts';

/** A token that was cut off is none. */
const WHOLE_TOKEN = /^[\w-]{43}$/;

const EVERY_MS = 5_000;

/** Opens a repayment link once it is out of the address, and pays by it. The tab knows it until it is closed. */
export function usePayLink() {
  const go = useGo();
  const { token: inAddress } = useParams();
  const isInBrowser = useIsInBrowser();
  const [fromAddress] = useState(inAddress !== undefined && WHOLE_TOKEN.test(inAddress) ? inAddress : null);
  const before = isInBrowser ? leftForBank.read() : null;
  const known = before?.by === 'link' ? before : null;
  const link = fromAddress ?? known?.token ?? null;
  /** This tab went to the bank by this link. */
  const hasLeft = known?.token === link ? known.hasLeft : false;
  const [open, { error }] = useOpenRepaymentLinkMutation();
  const [payBy] = usePayByRepaymentLinkMutation();
  const [request, setRequest] = useState<RepaymentRequest | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const hasAsked = useRef(false);
  const isClean = inAddress === undefined;

  const read = async (token: string): Promise<void> => {
    const { data } = await open({ body: { token } });
    if (data) setRequest(data);
  };
  useEffect(() => {
    if (isClean || fromAddress === null) return;
    leftForBank.write({ by: 'link', token: fromAddress, hasLeft });
    go(SCREENS.payLinkOpen, { replace: true });
  });
  useEffect(() => {
    if (!isClean || link === null || hasAsked.current) return;
    hasAsked.current = true;
    void read(link);
  });
  const isFollowed = hasLeft && (request?.outcome === 'waiting' || request?.outcome === 'pending');
  useEffect(() => {
    if (!isFollowed || link === null) return undefined;
    const timer = setInterval(() => void read(link), EVERY_MS);
    return () => clearInterval(timer);
  });

  const pay = async (token: string): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { url } = await payBy({ body: { token } }).unwrap();
      leftForBank.write({ by: 'link', token, hasLeft: true });
      window.location.assign(url);
    } catch (thrown) {
      setFailure(thrown);
      setIsBusy(false);
    }
  };
  return {
    /** The tab has been asked whether it knows a link. */
    isRead: isInBrowser,
    link,
    request,
    error: request === null ? error : undefined,
    failure,
    isBusy,
    hasLeft,
    again: () => void (link !== null && read(link)),
    pay: () => void (link !== null && pay(link)),
  };
}

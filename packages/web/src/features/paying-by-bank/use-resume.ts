import { OPEN_BANKING_RESUME } from '@fairlead/contract/web/account-paths';
import { JOURNEY_ORIGINS } from '@fairlead/core/collection/bank-payment';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { leftForBank, type LeftForBank } from '../../parts/bank-payment/left-for-bank.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { useReset } from '../../parts/page/use-reset.ts';
import { useIsInBrowser } from '../../parts/page/use-is-in-browser.ts';
import { useResumeJourneyMutation } from '../../resources/repaying/bank-payment.ts';
import { journeyReset, selectOpenBanking } from '../../resources/repaying/open-banking-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';

type Resume = Extract<LeftForBank, { by: 'resume' }>;

/** What the link has in its address; null where it is cut off. */
function resumeIn(search: URLSearchParams): Resume | null {
  const [code, resumeJourneyToken, subjectId] = ['code', 'token', 'subjectId'].map((name) =>
    search.get(name),
  );
  const origin = JOURNEY_ORIGINS.find((each) => each === search.get('origin'));
  if (!code || !resumeJourneyToken || !subjectId || !origin) return null;
  return { by: 'resume', subjectId, origin, code, resumeJourneyToken };
}

const EVERY_MS = 5_000;

/**
 * Opens the link that continues a payment, once it is out of the address. It gives the page of the bank once, so the
 * page has a button first: programs open links to check them.
 */
export function useResume() {
  const go = useGo();
  const { search } = useLocation();
  const [fromAddress] = useState(() => resumeIn(new URLSearchParams(search)));
  const [resume] = useResumeJourneyMutation();
  useReset(journeyReset);
  const { error, isLoading, resumed: shown } = useAppSelector(selectOpenBanking);
  const url = shown?.url ?? null;
  const isInBrowser = useIsInBrowser();
  /** Back from the bank, the tab knows the link, and asks only how the payment is. */
  const before = isInBrowser && fromAddress === null ? leftForBank.read() : null;
  const link = fromAddress ?? (before?.by === 'resume' ? before : null);
  const hasAsked = useRef(false);
  const isClean = search === '' || resumeIn(new URLSearchParams(search)) === null;

  const open = async (): Promise<void> => {
    if (link === null) return;
    const { by: _by, ...body } = link;
    const { data } = await resume({ body: { ...body, subjectType: 'loan' } });
    if (data) leftForBank.write(link);
  };
  useEffect(() => {
    if (!isClean) go(OPEN_BANKING_RESUME, { replace: true });
  });
  useEffect(() => {
    if (fromAddress !== null || link === null || hasAsked.current) return;
    hasAsked.current = true;
    void open();
  });
  const isFollowed = shown?.outcome === 'pending' || (shown?.outcome === 'waiting' && url === null);
  useEffect(() => {
    if (!isFollowed) return undefined;
    const timer = setInterval(() => void open(), EVERY_MS);
    return () => clearInterval(timer);
  });
  return {
    hasLink: link !== null,
    shown,
    url,
    error,
    isBusy: isLoading,
    open: () => void open(),
  };
}

import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useState } from 'react';
import { useGo } from '../../parts/page/navigation.tsx';
import {
  useAcceptDeclinePartnerMutation,
  useConsentToDeclinePanelMutation,
  useConsentToPartnerSearchMutation,
  useInformOfDeclinePartnerMutation,
  useStartDeclinePartnerMutation,
} from '../../resources/declines/decline-partner.ts';
import type { Application } from '../../resources/loan-application.ts';

type Press = 'start' | 'accept' | 'leave';

/** What a borrower can do about the other lender. No press waits for the answer to another. */
export function useOtherLender(application: Application) {
  const input = { params: { id: application.id } };
  const go = useGo();
  const [consent] = useConsentToDeclinePanelMutation();
  const [inform] = useInformOfDeclinePartnerMutation();
  const [begin] = useStartDeclinePartnerMutation();
  const [consentToSearch] = useConsentToPartnerSearchMutation();
  const [acceptPartner] = useAcceptDeclinePartnerMutation();
  const [busy, setBusy] = useState<Press | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const press = (name: Press, work: () => Promise<void>) => async (): Promise<void> => {
    if (busy === name) return;
    setBusy(name);
    setFailure(null);
    await work().catch(setFailure);
    setBusy((other) => (other === name ? null : other));
  };

  const start = press('start', async () => {
    // Again, because it may not have arrived when the page opened.
    await inform(input).unwrap();
    await begin(input).unwrap();
  });
  const accept = press('accept', async () => {
    await consentToSearch(input).unwrap();
    const { url } = await acceptPartner(input).unwrap();
    window.location.assign(url);
  });
  const leave = press('leave', async () => {
    go(applicationPath(await consent({ ...input, body: { consented: false } }).unwrap()));
  });
  return {
    busy,
    failure,
    start: () => void start(),
    accept: () => void accept(),
    leave: () => void leave(),
  };
}

export type Introducing = ReturnType<typeof useOtherLender>;

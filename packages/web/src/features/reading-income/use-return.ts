import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { OPEN_BANKING_CALLBACK } from '@fairlead/contract/web/account-paths';
import { useGo } from '../../parts/page/navigation.tsx';
import {
  useAssociateDataPullMutation,
  usePullIncomeDataMutation,
} from '../../resources/requirements/bank-income.ts';
import { isApiError } from '../../state/api-error.ts';
import { outcomePath, type JourneyOutcome } from './outcome-words.ts';

/** What the provider sent the borrower back with. */
export type Returned = { readonly state: string } & ({ readonly code: string } | { readonly error: string });

/** `error` where there is one: it says that there is no consent. */
function returnedIn(search: URLSearchParams): Returned | null {
  const [state, code, error] = ['state', 'code', 'error'].map((name) => search.get(name) ?? '');
  if (!state) return null;
  if (error) return { state, error };
  return code ? { state, code } : null;
}

/** Reads what is in the address, and takes it out before anything else is asked for. */
export function useReturned(): { returned: Returned | null; isClean: boolean } {
  const go = useGo();
  const { search } = useLocation();
  const [returned] = useState(() => returnedIn(new URLSearchParams(search)));
  const isClean = !/[?&](?:state|code|error)=/.test(search);
  useEffect(() => {
    if (!isClean) go(OPEN_BANKING_CALLBACK, { replace: true });
  });
  return { returned, isClean };
}

const ENDS = {
  cancelled: 'cancelled',
  failed: 'unable-to-connect',
  unavailable: 'unavailable',
} as const satisfies Record<string, JourneyOutcome>;

/** The requirement is met or being checked: there is nothing to read for. */
const COMPLETE = ['proofIsAccepted', 'proofIsChecked'];

/** The path of a page of ours; the server made the address of the brand's own public one. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** Has the bank read and the result used, once the address is clean; then continues. */
export function useReading(returned: Returned, isClean: boolean) {
  const go = useGo();
  const [pull] = usePullIncomeDataMutation();
  const [associate] = useAssociateDataPullMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(true);
  const hasBegun = useRef(false);

  const read = async (): Promise<void> => {
    const { outcome, dataPullId, applicationId, redirectUrl } = await pull({ body: returned }).unwrap();
    if (outcome !== 'read' || dataPullId === null) {
      const end = outcome === 'read' ? 'unavailable' : ENDS[outcome];
      go(outcomePath(end, applicationId), { replace: true });
      return;
    }
    try {
      await associate({ params: { id: applicationId }, body: { dataPullId } }).unwrap();
      go(pathOf(redirectUrl), { replace: true });
    } catch (error) {
      if (!isApiError(error) || !COMPLETE.includes(error.type)) throw error;
      go(outcomePath('complete', applicationId), { replace: true });
    }
  };
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await read();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };
  useEffect(() => {
    if (!isClean || hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  });
  return { failure, isBusy, again: () => void begin() };
}

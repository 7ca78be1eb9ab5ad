import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { withCarriedParameters } from '../../../parts/page/carried-parameters.ts';
import { incomeProofPath } from '../../../parts/application/income-proof-path.ts';
import { useStartIncomeJourneyMutation } from '../../../resources/requirements/bank-income.ts';
import { usePageSettings } from '../../../state/page-settings.ts';

/** The brand's own address of this page: its public address, unless the brand is shown at another's. */
function originOf(publicUrl: string): string {
  return new URL(publicUrl).origin === location.origin ? publicUrl.replace(/\/$/, '') : location.origin;
}

/** Leaves for the page on which the borrower chooses a bank. It takes the place of this one in the history. */
export function useIncomeJourney(applicationId: string) {
  const [start, { isLoading, error, reset }] = useStartIncomeJourneyMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const { search } = useLocation();
  const { brand, clientConfig } = usePageSettings();
  useEffect(() => {
    // Back from the bank, a browser can show this page as it looked before.
    const stay = (): void => setIsLeaving(false);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    reset();
    const path = withCarriedParameters(incomeProofPath(applicationId), search, brand.config.productId);
    const redirectUrl = `${originOf(clientConfig.publicUrl)}${path}`;
    const answer = await start({ params: { id: applicationId }, body: { redirectUrl } });
    if (answer.data) window.location.replace(answer.data.journeyUrl);
    else setIsLeaving(false);
  };
  const isBusy = isLoading || isLeaving;
  const press = (): void => {
    if (!isBusy) void leave();
  };
  return { press, isBusy, error };
}

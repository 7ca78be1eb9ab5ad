import { isAccountWrong, isFigureNeeded } from '@fairlead/core/loan/payout-reasons';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { Steps } from '@fairlead/ui/section/Steps';
import { useState } from 'react';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { useGo } from '../../../parts/page/navigation.tsx';
import { PhoneLink } from '../../../parts/lender/PhoneLink.tsx';
import { settlementFigurePath, taskPath } from '../../../application-paths.ts';
import { continuePath } from '../../../paths.ts';
import { useFollowUpMutation } from '../../../resources/loan-application.ts';
import { requirementOf } from '../../../resources/requirement.ts';
import type { Loan } from '../../../resources/loan.ts';
import { usePageSettings } from '../../../state/page-settings.ts';
import { presentNotPaid } from './present-not-paid.ts';

/** Signed, and the money could not be paid: what happened, and another account. */
export function NotPaid({ loan }: { loan: Loan }) {
  const { dictionary, config } = usePageSettings().brand;
  const { press, isLoading, error } = useAnotherAccount(loan.loanApplication.id);
  if (loan.payoutProblem === null) return null;
  const { reason } = loan.payoutProblem;
  const { amount, because, steps, ifNot } = presentNotPaid(loan, loan.payoutProblem, config.productId);
  return (
    <>
      <Card as="section" raised aria-labelledby="state-heading">
        <h2 id="state-heading">We couldn’t pay you</h2>
        <Figure label="Waiting for you" value={amount} />
        <p>{because} You owe nothing.</p>
        {error !== null && <ActionFailed error={error} />}
        {isFigureNeeded(reason) && (
          <Button href={settlementFigurePath(loan.loanApplication.id)}>Enter a new settlement figure</Button>
        )}
        {isAccountWrong(reason) && (
          <Button busy={isLoading} onClick={press}>
            Add another account
          </Button>
        )}
      </Card>
      <section className="stack gap-4" aria-labelledby="steps-heading">
        <h2 id="steps-heading">What happens next</h2>
        <Steps steps={steps} />
        <p>{ifNot}</p>
        <p>
          Not sure what went wrong? Call <PhoneLink phone={dictionary.phone} />.
        </p>
      </section>
    </>
  );
}

/** Opens the application again where it asks for the account; if that was given, at what is left. */
function useAnotherAccount(id: string) {
  const go = useGo();
  const [followUp, { isLoading }] = useFollowUpMutation();
  const [error, setError] = useState<unknown>(null);
  const send = async (): Promise<void> => {
    setError(null);
    try {
      const application = await followUp({ params: { id }, body: { followUp: true } }).unwrap();
      const isGiven = requirementOf(application, 'bank')?.state === 'Met';
      go(isGiven ? continuePath(id) : taskPath(id, 'bankDetails'));
    } catch (failure) {
      setError(failure);
    }
  };
  const press = (): void => {
    if (!isLoading) void send();
  };
  return { press, isLoading, error };
}

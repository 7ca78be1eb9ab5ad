import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { InsetSentences } from '@fairlead/ui/inset-text/InsetSentences';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { useApplicationStep } from '../../../parts/application/use-application-step.ts';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { Page } from '../../../parts/page/Page.tsx';
import { continuePath } from '../../../paths.ts';
import type { BankIncome } from '../../../resources/requirements/bank-income.ts';
import { useSkipProofOfIncomeMutation } from '../../../resources/requirements/proof.ts';
import type { Asked } from '../RequirementScreen.tsx';
import { DeleteBankData } from './DeleteBankData.tsx';
import { LookedAt } from './LookedAt.tsx';
import { incomeProofPath } from '../../../parts/application/income-proof-path.ts';
import { presentFound, presentLess, presentSources } from '../../../parts/income/present-bank-income.ts';

type FoundIncomeProps = { asked: Asked; bankIncome: BankIncome };

/** The income that was found, which counts once the borrower agrees to it. */
export function FoundIncome({ asked, bankIncome }: FoundIncomeProps) {
  const { id } = asked.application;
  const agree = useApplicationStep(useSkipProofOfIncomeMutation(), { params: { id } });
  const found = presentFound(bankIncome);
  if (!found) return null;
  return (
    <Page title={found.title} step="found">
      <BackLink href={continuePath(id)} />
      <header className="stack gap-3">
        <h1>{found.title}</h1>
        <p className="lead muted">{found.question}</p>
      </header>
      {!found.isOne && <SummaryList rows={presentSources(bankIncome)} />}
      <InsetSentences sentences={presentLess(bankIncome)} />
      {bankIncome.needsReview && (
        <p>
          Someone on our team will look at this before we use it, usually within 2 hours on a working day.
          We’ll email you.
        </p>
      )}
      {agree.error !== null && <ActionFailed error={agree.error} />}
      <Cluster gap={3}>
        <Button busy={agree.isLoading} onClick={agree.press}>
          Yes, use this
        </Button>
        <Button variant="secondary" href={incomeProofPath(id, 'files')}>
          No, upload payslips instead
        </Button>
      </Cluster>
      <LookedAt bankIncome={bankIncome} />
      <DeleteBankData bankIncome={bankIncome} />
    </Page>
  );
}

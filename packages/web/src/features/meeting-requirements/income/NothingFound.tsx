import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Page } from '../../../parts/page/Page.tsx';
import { continuePath } from '../../../paths.ts';
import type { BankIncome } from '../../../resources/requirements/bank-income.ts';
import type { Asked } from '../RequirementScreen.tsx';
import { DeleteBankData } from './DeleteBankData.tsx';
import { incomeProofPath } from '../../../parts/application/income-proof-path.ts';
import { LookedAt } from './LookedAt.tsx';

const TITLE = 'We couldn’t find your income';

/** The account shows no income that can be counted. */
export function NothingFound({ asked, bankIncome }: { asked: Asked; bankIncome: BankIncome }) {
  const { id } = asked.application;
  return (
    <Page title={TITLE} step="nothing">
      <BackLink href={continuePath(id)} />
      <header className="stack gap-3">
        <h1>{TITLE}</h1>
        <p className="lead muted">
          We saw no regular pay, benefits or pension at {bankIncome.bank}. Send us payslips or a letter, or
          connect the bank that your income goes to.
        </p>
      </header>
      <Cluster gap={3}>
        <Button href={incomeProofPath(id, 'files')}>Upload payslips instead</Button>
        <Button variant="secondary" href={incomeProofPath(id, 'bank')}>
          Connect another bank
        </Button>
      </Cluster>
      <LookedAt bankIncome={bankIncome} />
      <DeleteBankData bankIncome={bankIncome} />
    </Page>
  );
}

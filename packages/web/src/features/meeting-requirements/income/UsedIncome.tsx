import { applicationPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { Page } from '../../../parts/page/Page.tsx';
import { continuePath } from '../../../paths.ts';
import type { BankIncome } from '../../../resources/requirements/bank-income.ts';
import { WatchProofs } from '../proofs/WatchProofs.tsx';
import type { Asked } from '../RequirementScreen.tsx';
import { DeleteBankData } from './DeleteBankData.tsx';
import { LookedAt } from './LookedAt.tsx';
import { incomeProofPath } from '../../../parts/application/income-proof-path.ts';
import { presentSources } from '../../../parts/income/present-bank-income.ts';

const TITLE = 'Proof of income';

/** An income that the borrower agreed to: it counts, or a person looks at it. */
export function UsedIncome({ asked, bankIncome }: { asked: Asked; bankIncome: BankIncome }) {
  const { application, requirement } = asked;
  const isMet = requirement.state === 'Met';
  return (
    <Page title={TITLE} step={requirement.state}>
      <BackLink href={continuePath(application.id)} />
      <h1>{TITLE}</h1>
      {isMet ? (
        <NotificationBanner live kind="success" title="We’ve accepted your proof of income">
          <p>There’s nothing more to send.</p>
        </NotificationBanner>
      ) : (
        <NotificationBanner live title="Someone on our team is looking at it">
          <p>
            Usually within 2 hours on a working day. We’ll email you, and this page updates automatically. You
            can continue with the other tasks.
          </p>
        </NotificationBanner>
      )}
      <SummaryList rows={presentSources(bankIncome)} />
      <Cluster gap={3}>
        <Button href={applicationPath(application)}>Continue your application</Button>
        {!isMet && (
          <Button variant="secondary" href={incomeProofPath(application.id, 'files')}>
            Upload payslips instead
          </Button>
        )}
      </Cluster>
      <LookedAt bankIncome={bankIncome} />
      <p className="hint">If you delete your bank data, we’ll ask you for proof of income again.</p>
      <DeleteBankData bankIncome={bankIncome} />
      <WatchProofs application={application} />
    </Page>
  );
}

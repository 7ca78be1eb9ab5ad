import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Stack } from '@fairlead/ui/stack/Stack';
import { BANK_PERIOD_DAYS } from '@fairlead/core/income/bank-period';
import { Page } from '../../../parts/page/Page.tsx';
import { continuePath } from '../../../paths.ts';
import { SkipProof } from '../proofs/SkipProof.tsx';
import type { Asked } from '../RequirementScreen.tsx';
import { incomeProofPath } from '../../../parts/application/income-proof-path.ts';
import { PROVIDER } from '../../../parts/income/present-bank-income.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { PROOFS } from '../proofs/proofs.ts';

/** The two ways to prove an income: the bank first, which takes the shortest, and files. */
export function IncomeWays({ asked }: { asked: Asked }) {
  const { application, requirement } = asked;
  const { id } = application;
  const { reason, refusal, maySkip, state } = requirement;
  const { title } = PROOFS.income;
  return (
    <Page title={title} step="ways">
      <BackLink href={continuePath(id)} />
      <PageHead isQuiet title={title} lead={reason} />
      {refusal !== null && (
        <NotificationBanner kind="warning" title="We couldn’t accept what we had">
          <p>{refusal}</p>
        </NotificationBanner>
      )}
      <Stack as="section" gap={3}>
        <h2>Connect your bank</h2>
        <p>
          You give permission at your bank, through {PROVIDER}, and we read the last {BANK_PERIOD_DAYS} days
          of your current accounts once. It takes about 2 minutes, and you usually get the answer straight
          away.
        </p>
        <Button href={incomeProofPath(id, 'bank')}>Connect your bank</Button>
      </Stack>
      <Stack as="section" gap={3}>
        <h2>Or upload payslips</h2>
        <p>Photos or PDFs of payslips, letters or statements. We check them, usually within 2 hours.</p>
        <Button variant="secondary" href={incomeProofPath(id, 'files')}>
          Upload payslips instead
        </Button>
      </Stack>
      {maySkip && state === 'Not started' && <SkipProof asked={asked} />}
    </Page>
  );
}

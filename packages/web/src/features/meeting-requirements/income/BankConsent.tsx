import { BANK_PERIOD_DAYS } from '@fairlead/core/income/bank-period';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Stack } from '@fairlead/ui/stack/Stack';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { Page } from '../../../parts/page/Page.tsx';
import type { Asked } from '../RequirementScreen.tsx';
import { PROVIDER } from '../../../parts/income/present-bank-income.ts';
import { incomeProofPath } from '../../../parts/application/income-proof-path.ts';
import { useIncomeJourney } from './use-income-journey.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { CONSENT_HEAD } from './heads.ts';

/** What connecting a bank means, before the borrower leaves for it. */
export function BankConsent({ asked: { application } }: { asked: Asked }) {
  const { id } = application;
  const { press, isBusy, error } = useIncomeJourney(id);
  return (
    <Page title={CONSENT_HEAD.title} step="consent">
      <BackLink href={incomeProofPath(id)} />
      <PageHead {...CONSENT_HEAD} />
      <Stack as="section" gap={3}>
        <h2>What happens</h2>
        <ol className="list">
          <li>We’ll take you to {PROVIDER}, which connects us to banks. You choose your bank there.</li>
          <li>You sign in at your bank, or in its app, and give permission.</li>
          <li>You come back here, and see what we found before we use it.</li>
        </ol>
      </Stack>
      <Stack as="section" gap={3}>
        <h2>What we see</h2>
        <ul className="list">
          <li>
            Payments in and out of your current accounts in the last {BANK_PERIOD_DAYS} days, and the name on
            the accounts.
          </li>
          <li>
            <strong>We don’t see</strong> your password, your savings or your cards, and we can’t move money.
          </li>
        </ul>
      </Stack>
      <Stack as="section" gap={3}>
        <h2>For how long</h2>
        <ul className="list">
          <li>We read your account once, when you come back. Our access then ends.</li>
          <li>
            We delete the payments as soon as we’ve worked out your income. What stays with your application
            is who pays you, when and how much, and your regular payments for rent and credit.
          </li>
          <li>You can delete that too, until you sign.</li>
        </ul>
      </Stack>
      {error !== undefined && <ActionFailed error={error} />}
      <Cluster gap={3}>
        <Button busy={isBusy} onClick={press}>
          Agree and continue to {PROVIDER}
        </Button>
        <Button variant="secondary" href={incomeProofPath(id, 'files')}>
          Upload payslips instead
        </Button>
      </Cluster>
    </Page>
  );
}

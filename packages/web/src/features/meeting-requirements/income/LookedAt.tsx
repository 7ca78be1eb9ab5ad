import { Details } from '@fairlead/ui/details/Details';
import { Stack } from '@fairlead/ui/stack/Stack';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import type { BankIncome } from '../../../resources/requirements/bank-income.ts';
import {
  presentCommitments,
  presentPeriod,
  presentSteps,
  PROVIDER,
} from '../../../parts/income/present-bank-income.ts';

/** What was read, what it showed besides the income, and how the income was worked out. */
export function LookedAt({ bankIncome }: { bankIncome: BankIncome }) {
  const commitments = presentCommitments(bankIncome);
  const { working, netMonthlyIncome } = bankIncome;
  return (
    <Stack as="section" gap={3}>
      <h2>What we looked at</h2>
      <p>
        {presentPeriod(bankIncome)} We didn’t see your savings or cards. Our access through {PROVIDER} has
        ended, and we’ve deleted every payment that isn’t shown here.
      </p>
      {netMonthlyIncome !== null && (
        <Details summary="How we worked out your income">
          <div className="stack gap-3">
            <p>{working.rule}</p>
            <SummaryList rows={presentSteps(bankIncome)} />
            <p className="hint">{working.source}</p>
          </div>
        </Details>
      )}
      {commitments.length > 0 && (
        <Details summary="Regular payments that we saw">
          <div className="stack gap-3">
            <SummaryList rows={commitments} />
            <p className="hint">
              We show you these so that you know what we saw. They don’t change our decision.
            </p>
          </div>
        </Details>
      )}
    </Stack>
  );
}

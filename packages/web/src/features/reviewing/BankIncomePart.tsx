import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { presentCommitments, presentPeriod, presentSteps } from '../../parts/income/present-bank-income.ts';
import { presentBankRows } from './present-bank-proof.ts';
import type { ReviewedProof } from './staff-page.ts';
import { StaffPart } from './StaffDocument.tsx';

type BankIncome = NonNullable<ReviewedProof['bankIncome']>;

/** What the applicant's bank data shows. The transactions themselves are deleted before anyone sees them. */
export function BankIncomePart({ bankIncome }: { bankIncome: BankIncome }) {
  const commitments = presentCommitments(bankIncome);
  return (
    <>
      <StaffPart title="What the bank shows">
        <p>{presentPeriod(bankIncome)}</p>
        <SummaryList rows={presentBankRows(bankIncome)} />
      </StaffPart>
      {commitments.length > 0 && (
        <StaffPart title="Regular payments">
          <SummaryList rows={commitments} />
        </StaffPart>
      )}
      <StaffPart title="How the income was worked out">
        <p>{bankIncome.working.rule}</p>
        <SummaryList rows={presentSteps(bankIncome)} />
      </StaffPart>
    </>
  );
}

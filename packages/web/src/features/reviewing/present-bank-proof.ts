import type { Pence } from '@fairlead/core/money/pence';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import { presentSources } from '../../parts/income/present-bank-income.ts';
import type { ReviewedProof } from './staff-page.ts';

type BankIncome = NonNullable<ReviewedProof['bankIncome']>;

/** Why a person looks at it, and what to look for. */
const DOUBTS = {
  gambling: 'Much of the income goes to gambling',
  irregular: 'The pay varies widely, so the figure is a cautious one',
  'other-holder': 'No account is in the applicant’s name',
} as const satisfies Record<BankIncome['doubts'][number], string>;

/** What staff need to decide, the reason for looking first. */
export function presentBankRows(bankIncome: BankIncome): readonly SummaryRow[] {
  const { doubts, netMonthlyIncome, gamblingMonthly } = bankIncome;
  return [
    { key: 'Look at', value: doubts.map((doubt) => DOUBTS[doubt]).join('. ') || 'Nothing in particular' },
    {
      key: 'Income found',
      value: netMonthlyIncome === null ? 'None' : `${formatWholePounds(netMonthlyIncome)} a month`,
    },
    ...presentSources(bankIncome),
    { key: 'Gambling', value: `${formatWholePounds(gamblingMonthly)} a month` },
  ];
}

/** The income that accepting takes over, unless staff correct it: what the bank shows, else what was entered. */
export function incomeToAccept({ bankIncome, applicant }: ReviewedProof): Pence {
  return bankIncome?.netMonthlyIncome ?? applicant.netMonthlyIncome;
}

export function presentIncomeHint(proof: ReviewedProof): string {
  const isFound = (proof.bankIncome?.netMonthlyIncome ?? null) !== null;
  const origin = isFound ? 'The bank shows this.' : 'The applicant entered this.';
  return `${origin} Change it if the proof shows a different amount. If yours is lower than the applicant entered, we’ll make the decision again.`;
}

import type { bankIncome, bankIncomeForReview } from '@fairlead/contract/proofs/bank-income';
import type { Pence } from '@fairlead/core/money/pence';
import type { z } from 'zod';
import type { Cipher } from '../../security/cipher.ts';
import { presentWorking } from '../working/present-working.ts';
import { resultIn, type DataPullRow } from './data-pull-store.ts';

type BankIncomeView = z.output<typeof bankIncome>;

function figuresOf(cipher: Cipher, row: DataPullRow) {
  const result = resultIn(cipher, row);
  if (result === null || row.associated_at === null) return undefined;
  const { bank, income } = result;
  return {
    income,
    figures: {
      dataPullId: row.id,
      bank,
      readAt: row.associated_at,
      ...income.period,
      netMonthlyIncome: income.netMonthlyIncome,
      sources: income.sources.map(({ payer, kind, frequency, monthly }) => ({
        payer,
        kind,
        frequency,
        monthly,
      })),
      commitments: income.commitments.map((commitment) => ({ ...commitment })),
      working: presentWorking(income.working),
    },
  };
}

/** What the borrower sees of it; undefined before it counts. */
export function presentBankIncome(
  cipher: Cipher,
  row: DataPullRow,
  enteredMonthlyIncome: Pence,
): BankIncomeView | undefined {
  const shown = figuresOf(cipher, row);
  return shown && { ...shown.figures, enteredMonthlyIncome, needsReview: shown.income.doubts.length > 0 };
}

/** The same for staff. */
export function presentBankIncomeForReview(
  cipher: Cipher,
  row: DataPullRow,
): z.output<typeof bankIncomeForReview> | undefined {
  const shown = figuresOf(cipher, row);
  if (!shown) return undefined;
  const { doubts, gamblingMonthly } = shown.income;
  return { ...shown.figures, doubts: [...doubts], gamblingMonthly };
}

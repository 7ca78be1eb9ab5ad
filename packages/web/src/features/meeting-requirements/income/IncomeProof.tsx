import { isProofAsked } from '@fairlead/core/requirement/proof';
import { useSearchParams } from 'react-router';
import { ProofForm } from '../proofs/ProofForm.tsx';
import type { Asked } from '../RequirementScreen.tsx';
import { BankConsent } from './BankConsent.tsx';
import { FoundIncome } from './FoundIncome.tsx';
import { IncomeWays } from './IncomeWays.tsx';
import { NothingFound } from './NothingFound.tsx';
import { UsedIncome } from './UsedIncome.tsx';

/** How the income is proved, by the bank or by files, and what has come of it. */
export function IncomeProof({ asked }: { asked: Asked }) {
  const { state, bankIncome, attachments = [] } = asked.requirement;
  const by = useSearchParams()[0].get('by');
  const isAsked = isProofAsked(state);
  if (by === 'files') return <ProofForm kind="income" asked={asked} />;
  if (by === 'bank' && isAsked) return <BankConsent asked={asked} />;
  if (isAsked && bankIncome) {
    const props = { asked, bankIncome };
    return bankIncome.netMonthlyIncome === null ? <NothingFound {...props} /> : <FoundIncome {...props} />;
  }
  if ((state === 'Met' || state === 'In review') && bankIncome)
    return <UsedIncome asked={asked} bankIncome={bankIncome} />;
  const isSending = attachments.some(({ isRefused }) => !isRefused);
  if (isAsked && !isSending) return <IncomeWays asked={asked} />;
  return <ProofForm kind="income" asked={asked} />;
}

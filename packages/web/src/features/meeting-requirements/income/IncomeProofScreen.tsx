import { useSearchParams } from 'react-router';
import { nextPart } from '../../../parts/page/later-part.tsx';
import { applicationReading } from '../../../resources/loan-application.ts';
import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import '../proofs/proof-styles.ts';
import { incomeHead } from './heads.ts';
import { WhatToSend } from '../proofs/WhatToSend.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

const IncomeProof = nextPart(async () => (await import('./IncomeProof.tsx')).IncomeProof);

export default function IncomeProofScreen() {
  const by = useSearchParams()[0].get('by');
  return (
    <RequirementScreen
      kind="income"
      head={incomeHead(by)}
      words={by === 'files' && <WhatToSend kind="income" />}
    >
      {(asked) => <IncomeProof asked={asked} />}
    </RequirementScreen>
  );
}

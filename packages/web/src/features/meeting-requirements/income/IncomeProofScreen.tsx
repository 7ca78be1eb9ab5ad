import { readsApplication } from '../../../parts/application/WithApplication.tsx';
import { nextPart } from '../../../parts/page/later-part.tsx';
import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import '../proofs/proof-styles.ts';

export const handle = screen({ access: 'borrower', reads: readsApplication });

const IncomeProof = nextPart(async () => (await import('./IncomeProof.tsx')).IncomeProof);

export default function IncomeProofScreen() {
  return <RequirementScreen kind="income">{(asked) => <IncomeProof asked={asked} />}</RequirementScreen>;
}

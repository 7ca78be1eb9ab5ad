import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import { ProofForm } from './ProofForm.tsx';

export const handle = screen({ access: 'borrower' });

export default function InsuranceProofScreen() {
  return (
    <RequirementScreen kind="insurance">
      {(asked) => <ProofForm kind="insurance" asked={asked} />}
    </RequirementScreen>
  );
}

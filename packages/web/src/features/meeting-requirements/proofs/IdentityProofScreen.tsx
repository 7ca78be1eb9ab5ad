import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import { ProofForm } from './ProofForm.tsx';

export const handle = screen({ access: 'borrower' });

export default function IdentityProofScreen() {
  return (
    <RequirementScreen kind="identity">
      {(asked) => <ProofForm kind="identity" asked={asked} />}
    </RequirementScreen>
  );
}

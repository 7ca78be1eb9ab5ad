import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import { ProofForm } from './ProofForm.tsx';

export const handle = screen({ access: 'borrower' });

export default function KeeperProofScreen() {
  return (
    <RequirementScreen kind="keeper">
      {(asked) => <ProofForm kind="keeper" asked={asked} />}
    </RequirementScreen>
  );
}

import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import { ProofForm } from './ProofForm.tsx';

export const handle = screen({ access: 'borrower' });

export default function AddressProofScreen() {
  return (
    <RequirementScreen kind="address">
      {(asked) => <ProofForm kind="address" asked={asked} />}
    </RequirementScreen>
  );
}

import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import { ProofForm } from './ProofForm.tsx';

export const handle = screen({ access: 'borrower' });

export default function SettlementLetterScreen() {
  return (
    <RequirementScreen kind="settlement-letter">
      {(asked) => <ProofForm kind="settlement-letter" asked={asked} />}
    </RequirementScreen>
  );
}

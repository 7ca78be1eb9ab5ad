import { screen } from '../../../parts/page/screen.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import { ProofForm } from './ProofForm.tsx';

export const handle = screen({ access: 'borrower' });

export default function IncomeFilesScreen() {
  return (
    <RequirementScreen kind="income">
      {(asked) => <ProofForm kind="income" asked={asked} />}
    </RequirementScreen>
  );
}

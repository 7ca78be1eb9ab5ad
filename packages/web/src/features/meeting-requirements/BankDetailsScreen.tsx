import { screen } from '../../parts/page/screen.ts';
import { BankDetailsForm } from './BankDetailsForm.tsx';
import { RequirementScreen } from './RequirementScreen.tsx';

export const handle = screen({ access: 'borrower' });

export default function BankDetailsScreen() {
  return <RequirementScreen kind="bank">{(asked) => <BankDetailsForm {...asked} />}</RequirementScreen>;
}

import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { ACCOUNT_HEAD, BankDetailsForm } from './BankDetailsForm.tsx';
import { RequirementScreen } from './RequirementScreen.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function BankDetailsScreen() {
  return (
    <RequirementScreen kind="bank" head={ACCOUNT_HEAD}>
      {(asked) => <BankDetailsForm {...asked} />}
    </RequirementScreen>
  );
}

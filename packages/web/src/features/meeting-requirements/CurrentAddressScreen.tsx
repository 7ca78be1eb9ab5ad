import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { ADDRESS_HEAD, CurrentAddressForm } from './CurrentAddressForm.tsx';
import { RequirementScreen } from './RequirementScreen.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function CurrentAddressScreen() {
  return (
    <RequirementScreen kind="current-address" head={ADDRESS_HEAD}>
      {(asked) => <CurrentAddressForm {...asked} />}
    </RequirementScreen>
  );
}

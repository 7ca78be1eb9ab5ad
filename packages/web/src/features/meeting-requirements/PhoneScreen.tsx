import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { PHONE_HEAD, PhoneForm } from './PhoneForm.tsx';
import { RequirementScreen } from './RequirementScreen.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function PhoneScreen() {
  return (
    <RequirementScreen kind="phone" head={PHONE_HEAD}>
      {(asked) => <PhoneForm {...asked} />}
    </RequirementScreen>
  );
}

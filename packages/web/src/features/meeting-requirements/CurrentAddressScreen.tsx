import { screen } from '../../parts/page/screen.ts';
import { CurrentAddressForm } from './CurrentAddressForm.tsx';
import { RequirementScreen } from './RequirementScreen.tsx';

export const handle = screen({ access: 'borrower' });

export default function CurrentAddressScreen() {
  return (
    <RequirementScreen kind="current-address">
      {(asked) => <CurrentAddressForm {...asked} />}
    </RequirementScreen>
  );
}

import { screen } from '../../parts/page/screen.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { RequirementScreen } from './RequirementScreen.tsx';

export const handle = screen({ access: 'borrower' });

export default function PhoneScreen() {
  return <RequirementScreen kind="phone">{(asked) => <PhoneForm {...asked} />}</RequirementScreen>;
}

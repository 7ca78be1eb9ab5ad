import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { BankDetailsForm } from './BankDetailsForm.tsx';

export const handle = screen({ access: 'borrower' });

export default function BankDetailsScreen() {
  const id = useApplicationId();
  return (
    <WithApplication id={id} states={['Requirements', 'Documents']} loading="Opening the form">
      {(application) => <BankDetailsForm application={application} />}
    </WithApplication>
  );
}

import { screen } from '../../parts/screen.ts';
import { useApplicationId } from '../../parts/use-application-id.ts';
import { WithApplication } from '../../parts/WithApplication.tsx';
import { Declined } from './Declined.tsx';

export const handle = screen({ access: 'borrower' });

export default function DeclinedScreen() {
  return (
    <WithApplication id={useApplicationId()} states={['Declined']} loading="Opening your decision">
      {(application) => <Declined application={application} />}
    </WithApplication>
  );
}

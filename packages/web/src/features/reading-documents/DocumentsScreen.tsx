import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { TodaysDocuments } from './TodaysDocuments.tsx';

export const handle = screen({ access: 'borrower' });

export default function DocumentsScreen() {
  const id = useApplicationId();
  return (
    <WithApplication id={id} states={['Documents', 'Requirements']} loading="Opening your documents">
      {(application) => <TodaysDocuments application={application} />}
    </WithApplication>
  );
}

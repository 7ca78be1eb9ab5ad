import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { OpeningDocuments } from './OpeningDocuments.tsx';
import { TodaysDocuments } from './TodaysDocuments.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function DocumentsScreen() {
  const id = useApplicationId();
  return (
    <WithApplication
      id={id}
      states={['Documents', 'Requirements']}
      frame={<OpeningDocuments id={id} label="Opening your documents" />}
    >
      {(application) => <TodaysDocuments application={application} />}
    </WithApplication>
  );
}

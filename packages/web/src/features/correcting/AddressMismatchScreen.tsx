import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { useStoredDraft } from '../../parts/application/use-stored-draft.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { CORRECT_HEAD, CorrectDetails } from './CorrectDetails.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function AddressMismatchScreen() {
  const id = useApplicationId();
  const isReady = useStoredDraft();
  const frame = <Opening head={CORRECT_HEAD} label="Opening your details" />;
  if (!isReady) return frame;
  return (
    <WithApplication id={id} states={['Address Mismatch']} frame={frame}>
      {(application) => <CorrectDetails application={application} />}
    </WithApplication>
  );
}

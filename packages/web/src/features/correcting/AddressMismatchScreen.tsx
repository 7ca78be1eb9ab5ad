import { Loading } from '../../parts/page/Loading.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { useStoredDraft } from '../../parts/application/use-stored-draft.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { CorrectDetails } from './CorrectDetails.tsx';

export const handle = screen({ access: 'borrower' });

export default function AddressMismatchScreen() {
  const id = useApplicationId();
  const isReady = useStoredDraft();
  if (!isReady) return <Loading title="Opening your details" />;
  return (
    <WithApplication id={id} states={['Address Mismatch']} loading="Opening your details">
      {(application) => <CorrectDetails application={application} />}
    </WithApplication>
  );
}

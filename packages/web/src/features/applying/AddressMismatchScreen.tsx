import { Loading } from '../../parts/Loading.tsx';
import { screen } from '../../parts/screen.ts';
import { useApplicationId } from '../../parts/use-application-id.ts';
import { WithApplication } from '../../parts/WithApplication.tsx';
import { CorrectDetails } from './CorrectDetails.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

export const handle = screen({ access: 'borrower' });

export default function AddressMismatchScreen() {
  const id = useApplicationId();
  const isReady = useKeptDraft();
  if (!isReady) return <Loading title="Opening your details" />;
  return (
    <WithApplication id={id} states={['Address Mismatch']} loading="Opening your details">
      {(application) => <CorrectDetails application={application} />}
    </WithApplication>
  );
}

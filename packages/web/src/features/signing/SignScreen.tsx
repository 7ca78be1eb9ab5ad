import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { taskPath } from '../../application-paths.ts';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { applicationReading, type Application } from '../../resources/loan-application.ts';
import { SIGN_HEAD, SignForm } from './SignForm.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function SignScreen() {
  const id = useApplicationId();
  return (
    <WithApplication
      id={id}
      states={['Documents', 'Requirements']}
      frame={
        <Opening
          head={SIGN_HEAD}
          before={<BackLink href={taskPath(id, 'documents')}>Your documents</BackLink>}
          label="Opening your agreement"
        />
      }
    >
      {(application) => <WhenRead application={application} />}
    </WithApplication>
  );
}

/** Only what was read, and is of today, can be signed. */
function WhenRead({ application }: { application: Application }) {
  const { id, documentSet } = application;
  const isReady = documentSet?.isCurrent === true && documentSet.readingCompletedAt !== null;
  if (!isReady) return <Redirecting to={taskPath(id, 'documents')} />;
  return <SignForm application={application} set={documentSet} />;
}

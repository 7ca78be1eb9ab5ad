import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { taskPath } from '../../application-paths.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { applicationReading, unreadOf, type Application } from '../../resources/loan-application.ts';
import { CONFIRM_HEAD, ConfirmReadForm } from './ConfirmReadForm.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function ConfirmReadScreen() {
  const id = useApplicationId();
  return (
    <WithApplication
      id={id}
      states={['Documents', 'Requirements']}
      frame={
        <Opening
          head={CONFIRM_HEAD}
          before={<BackLink href={taskPath(id, 'documents')}>All documents</BackLink>}
          label="Opening your documents"
        />
      }
    >
      {(application) => <OfToday application={application} />}
    </WithApplication>
  );
}

/** Only documents of today can be confirmed, and one alone is confirmed where it is read. */
function OfToday({ application }: { application: Application }) {
  const { id, documentSet } = application;
  if (!documentSet?.isCurrent || unreadOf(documentSet).length < 2)
    return <Redirecting to={taskPath(id, 'documents')} />;
  return <ConfirmReadForm applicationId={id} set={documentSet} />;
}

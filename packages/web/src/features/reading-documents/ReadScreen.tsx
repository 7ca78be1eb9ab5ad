import { useParams } from 'react-router';
import { taskPath } from '../../paths.ts';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import type { Application } from '../../resources/loan-application.ts';
import { ReadDocument } from './ReadDocument.tsx';

export const handle = screen({ access: 'borrower' });

export default function ReadScreen() {
  const id = useApplicationId();
  return (
    <WithApplication id={id} states={['Documents', 'Requirements']} loading="Opening the document">
      {(application) => <Named application={application} />}
    </WithApplication>
  );
}

/** A document of another day cannot be signed, so it is not read either: the list has those of today. */
function Named({ application }: { application: Application }) {
  const { slug } = useParams();
  const { id, documentSet } = application;
  const document = documentSet?.documents.find((listed) => listed.slug === slug);
  if (!documentSet?.isCurrent || !document) return <Redirecting to={taskPath(id, 'documents')} />;
  return <ReadDocument key={document.slug} application={application} set={documentSet} document={document} />;
}

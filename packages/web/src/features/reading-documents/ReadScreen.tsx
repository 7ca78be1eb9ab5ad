import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { useParams } from 'react-router';
import { taskPath } from '../../application-paths.ts';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { useTextSize } from '../../parts/document/use-text-size.ts';
import { applicationReading, type Application } from '../../resources/loan-application.ts';
import { documentReading } from '../../resources/document/document.ts';
import { isSlug, titleOf } from '../../resources/document/document-url.ts';
import { isInTurn } from './present-documents.ts';
import { ReadDocument } from './ReadDocument.tsx';
import { Opening } from '../../parts/page/Opening.tsx';
import { WhatReadingDoes } from './WhatReadingDoes.tsx';

export const handle = screen({
  access: 'borrower',
  reads: (id, slug) => [applicationReading(id), ...(isSlug(slug) ? [documentReading(id, slug)] : [])],
});

export default function ReadScreen() {
  const id = useApplicationId();
  return (
    <WithApplication id={id} states={['Documents', 'Requirements']} frame={<OpeningDocument id={id} />}>
      {(application) => <Named application={application} />}
    </WithApplication>
  );
}

function OpeningDocument({ id }: { id: string }) {
  const { slug = '' } = useParams();
  return (
    <Opening
      head={{ title: titleOf(slug), lead: <WhatReadingDoes slug={slug} /> }}
      before={<BackLink href={taskPath(id, 'documents')}>All documents</BackLink>}
      width="wide"
      label="Opening the document"
    />
  );
}

/** The list has the documents of today, and says which is read next. One of another day could not be signed. */
function Named({ application }: { application: Application }) {
  const { slug } = useParams();
  const size = useTextSize();
  const { id, documentSet } = application;
  const document = documentSet?.documents.find((listed) => listed.slug === slug);
  if (!documentSet?.isCurrent || !document || !isInTurn(documentSet, document))
    return <Redirecting to={taskPath(id, 'documents')} />;
  return <ReadDocument key={document.slug} {...{ application, document, size }} set={documentSet} />;
}

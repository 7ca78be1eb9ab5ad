import { isToConfirm, type DocumentToRead } from '@fairlead/core/documents/reading-order';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { DocumentReader } from '../../parts/document/DocumentReader.tsx';
import type { TextSize } from '../../parts/document/use-text-size.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { downloadPath } from '../../loan-paths.ts';
import { applicationDocumentPath, taskPath } from '../../application-paths.ts';
import type { Application, DocumentSet, ListedDocument } from '../../resources/loan-application.ts';
import { readingTime } from './present-documents.ts';
import { pageAfter, useConfirmRead } from './use-confirm-read.ts';
import { WhatReadingDoes } from './WhatReadingDoes.tsx';

type ReadDocumentProps = {
  application: Application;
  set: DocumentSet;
  document: ListedDocument;
  size: TextSize;
};

/** One document, and below it the confirmation that it was read, where it needs one. */
export function ReadDocument({ application, set, document, size }: ReadDocumentProps) {
  const { title, slug } = document;
  return (
    <Page title={title} width="wide" step={slug}>
      <BackLink href={taskPath(application.id, 'documents')}>All documents</BackLink>
      <PageHead
        title={title}
        lead={<WhatReadingDoes slug={slug} />}
        caption={
          <p className="muted">
            Document {set.documents.indexOf(document) + 1} of {set.documents.length} · {readingTime(document)}
          </p>
        }
      >
        <p className="screen-only">
          <a href={downloadPath(applicationDocumentPath(application.id, slug, 'pdf'))} download>
            Download as PDF
          </a>
        </p>
      </PageHead>
      <DocumentReader applicationId={application.id} slug={slug} size={size}>
        {isToConfirm(slug) && document.readAt === null ? (
          <Confirm application={application} set={set} slug={slug} />
        ) : (
          <>
            {isToConfirm(slug) && <p>You’ve confirmed that you’ve read this document.</p>}
            <Button href={pageAfter(application)}>Continue</Button>
          </>
        )}
      </DocumentReader>
    </Page>
  );
}

type ConfirmProps = { application: Application; set: DocumentSet; slug: DocumentToRead };

function Confirm({ application, set, slug }: ConfirmProps) {
  const { confirm, error, isLoading } = useConfirmRead(application.id, set.id, slug);
  return (
    <>
      {error !== null && <ActionFailed error={error} />}
      <Button busy={isLoading} onClick={confirm}>
        I have read this document
      </Button>
    </>
  );
}
